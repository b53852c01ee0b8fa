from kit import *
from materials import *

BEECH = '#dcb98c'


def stacking_rings(v):
    w = wood('ps', scale=.35, axis='x', coat=.25)
    wz = wood('ps', scale=.4, axis='z', coat=.25)
    lathe([(0, 0), (6.6, 0, .5), (7.0, .9, .7), (6.3, 1.7, .5), (0, 1.75)], w, seg=96)
    cyl(1.0, 19, wz, (0, 0, 10), b=.3)
    cols = ['#d6452f', '#ef8a2b', '#f2c233', '#6fae5a', '#3f8fc4', '#7a5aa6']
    z = 1.75
    for i, c in enumerate(cols):
        R = 6.2 - .72 * i; h = 2.35
        m = make(c, rough=.32, coat=.45, coat_rough=.12)
        lathe([(1.25, 0, .25), (R - .55, 0), (R, h * .22), (R + .06, h / 2), (R, h * .78), (R - .55, h), (1.25, h, .25)] if False else
              [(1.25, .02, .3)] + [(R - 1.1 + 1.15 * math.cos(a), h / 2 + h / 2 * math.sin(a)) for a in (math.pi * (k / 16 - .5) for k in range(17))] + [(1.25, h - .02, .3)], m, (0, 0, z), closed=True)
        z += h + .01
    ball(2.0, make('#d6452f', rough=.3, coat=.5, coat_rough=.1), (0, 0, z + 1.4))
    # one ring lies in front
    R, h = 4.6, 2.35
    return dict(front=(-20, 20), side=(40, 8), detail=(-25, 42, dict(at=(0, 0, 13), r=6.5)))
