from kit import *
from materials import *


def bluetooth_speaker(v):
    L, R = 21.0, 4.4
    cloth = make(tint='p', rough=.8, spec=.2, sheen=.3, extra=_cloth)
    rub = rubber('#232528'); dark = grained('#1a1c1f', rough=.5, scale=14)
    acc = plastic(tint='s', rough=.4)
    def build():
        lathe([(0, -L / 2 + .2), (R - .5, -L / 2 + .2, .4), (R, -L / 2 + 1.2, .3), (R, L / 2 - 1.2, .3), (R - .5, L / 2 - .2, .4), (0, L / 2 - .2)], cloth, axis='x', seg=160)
        for s in (-1, 1):
            def end():
                # rubber bumper ring, passive radiator
                lathe([(R + .12, -1.5, .12), (R + .32, -1.3, .2), (R + .3, .1, .5), (R - .5, .75, .4), (R - 1.1, .45, .2), (R - 1.15, -.4)], rub, axis='z', seg=128)
                lathe([(R - 1.1, -.25), (R - 1.5, .05, .2), (R - 2.0, -.25, .2), (R - 2.1, -.1, .1), (0, -.1)], rub, seg=96)
                lathe([(0, .12), (1.6, .1, .1), (1.7, -.1)], tmetal(.25), seg=64)
                torus(R - .85, .14, acc, (0, 0, .62))
            group(end, (s * L / 2, 0, 0), (0, 90 * s, 0))
        # control rail on top with raised buttons
        rbox(12, 2.5, .9, 1.2, rub, (0, 0, R - .25), 'z', b=.25)
        for i in range(5):
            x = -4.4 + 2.2 * i
            if i == 2: rbox(1.1, 1.1, .4, .5, acc, (x, 0, R + .25), 'z', b=.15)
            else: rbox(1.0, .3, .3, .14, acc, (x, 0, R + .27), 'z', b=.08)
            if i in (1, 3) and i == 3: rbox(.3, 1.0, .3, .14, acc, (x, 0, R + .27), 'z', b=.08)
        for i in range(4): rbox(.4, .2, .2, .09, glow('#ffffff', .9), (-.9 + .6 * i, -R - .0, -1.2), 'y')
        # foot
        rbox(11, 3.4, 1.2, 1.4, rub, (0, 0, -R + .1), 'z', b=.3)
        # strap
        tube([(L / 2 + .3, 0, R - .9), (L / 2 + 1.3, -.6, R + .2), (L / 2 + 2.3, -2.0, R - 1.4), (L / 2 + 2.4, -2.6, -R + 2.2), (L / 2 + 1.9, -2.2, -R + .6), (L / 2 + .7, -1.0, -R + 1.2), (L / 2 + .2, 0, -R + 2)], .27, fabric('#2a2c2f', scale=6), n=10)
    group(build, (0, 0, R))
    return dict(front=(-28, 20), side=(34, 10), detail=(-40, 30, dict(at=(-7.5, -1, 5.2), r=6)))


def _cloth(n):
    # woven grille wrapped around the cylinder: u along x, v around it
    c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
    ang = n.math('ARCTAN2', c.outputs[1], c.outputs[0])
    u = n.math('SINE', n.math('MULTIPLY', c.outputs[2], 21.0)); v = n.math('SINE', n.math('MULTIPLY', ang, 92.0))
    h = n.math('MULTIPLY', u, v)
    f = n.ramp(h, (0.0, .42), (.75, 0.0))
    return f, n.bump(h, .45, .06), None
