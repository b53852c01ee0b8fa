from kit import *
from materials import *


def ceramic_mug(v):
    g = ceramic(tint='p'); foot = make('#e9e2d6', rough=.7)
    lathe([(0, .3), (2.6, .3, .1), (2.75, 0, .15), (3.15, 0, .15), (3.55, .35, .35), (4.0, 1.0, .6), (4.05, 9.3), (4.05, 9.6, .22), (3.65, 9.6, .22), (3.62, 9.3),
           (3.6, 1.2, .8), (2.8, .75, .4), (0, .7)], g, seg=128)
    lathe([(2.7, .02), (2.78, -.02, .05), (3.1, -.02, .05), (3.16, .02)], foot)
    # handle: oval section along a D-shaped path
    path = smooth_line([(3.7, 8.1), (5.0, 8.35), (6.4, 7.7), (6.95, 6.0), (6.6, 4.1), (5.4, 2.6), (3.75, 2.0)], 10)
    rings = []
    for i, (x, z) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        d = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        nx, nz = -d.y, d.x
        k = i / (len(path) - 1)
        flare = 1 + .35 * (abs(2 * k - 1) ** 6)
        w, t = .78 * flare, .42 * flare
        rings.append([(x + nx * t * math.cos(q), w * math.sin(q), z + nz * t * math.cos(q)) for q in (TAU * j / 24 for j in range(24))])
    loft(rings, g)
    return dict(front=(-28, 22), side=(35, 12), detail=(-10, 38, dict(at=(1.2, 0, 7.2), r=4.4)))
