from kit import *
from materials import *


def kettlebell(v):
    iron = cast(tint='p', rough=.46, scale=2.2, strength=.3)
    st = brushed(axis='turn', rough=.3)
    R = 9.5
    # ball with flat foot
    lathe([(0, .0), (4.2, .0, .3)] + [(R * math.cos(a), 9.0 + R * math.sin(a)) for a in (math.radians(-62 + 152 * i / 40) for i in range(41))][:-1] + [(0, 18.5)], iron, seg=128)
    # handle: horns widen into the ball
    path = smooth_line([(-6.0, 13.5), (-6.9, 17.5), (-6.6, 21.5), (-5.0, 24.4), (-2.2, 25.6), (0, 25.75), (2.2, 25.6), (5.0, 24.4), (6.6, 21.5), (6.9, 17.5), (6.0, 13.5)], 8)
    rings = []
    for i, (x, z) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        d = Vector((b[0] - a[0], b[1] - a[1])).normalized(); nx, nz = -d.y, d.x
        k = abs(2 * i / (len(path) - 1) - 1)
        r = 1.75 + 1.3 * max(0, (k - .62) / .38) ** 2.2
        rings.append([(x + nx * r * math.cos(q), r * math.sin(q), z + nz * r * math.cos(q)) for q in (TAU * j / 28 for j in range(28))])
    loft(rings, iron, angle=70)
    # embossed ring
    torus(3.3, .3, iron, (0, -R + .68, 9.0), rot=(90, 0, 0)); torus(2.6, .16, iron, (0, -R + .4, 9.0), rot=(90, 0, 0))
    return dict(front=(-24, 16), side=(50, 12), detail=(-16, 28, dict(at=(0, 0, 20), r=8.5)))
