from kit import *
from materials import *


def corrugated_box(v):
    c = card(tint='p'); inner = card(tint='s'); tape = make('#c9a26b', rough=.25, coat=.4)
    L, W, H, t = 38, 28, 24, .45
    # edges show the flutes: thin darker line
    def flute(n):
        x = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
        w = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x.outputs[0], x.outputs[1]), 9.0))
        return n.ramp(w, (.3, .55), (.7, .1)), n.bump(w, .6, .1), None
    edge = make(tint='p', rough=.8, extra=flute)
    for s in (-1, 1):
        box(L, t, H, c, (0, s * W / 2, H / 2), b=.12); box(t, W, H, c, (s * L / 2, 0, H / 2), b=.12)
    box(L - .2, W - .2, .4, c, (0, 0, .2))
    # top: short flaps half up, long flaps opened outwards
    def flap(w, d, ang, at, rz):
        def b():
            rbox(w, d, t, .25, c, (0, -d / 2, 0), 'z', b=.1)
            box(w - .6, .1, t * .55, edge, (0, -d - .02, 0))
        before = set(bpy.data.objects); b()
        tr = Matrix.Translation(at) @ Matrix.Rotation(math.radians(rz), 4, 'Z') @ Matrix.Rotation(math.radians(ang), 4, 'X')
        for o in set(bpy.data.objects) - before: o.matrix_basis = tr @ o.matrix_basis
    flap(L - .4, 13.6, 28, (0, -W / 2, H), 0)
    flap(L - .4, 13.6, -38, (0, W / 2, H), 180)
    flap(W - .4, 13.6, -20, (L / 2, 0, H), 90)
    flap(W - .4, 13.6, 12, (-L / 2, 0, H), -90)
    # hand hole and a blank label
    for s in (-1, 1): rbox(.2, 8, 2.6, 1.25, make('#2a2019', rough=.9), (s * (L / 2 + .19), 0, H * .72), 'x')
    rbox(11, .08, 7.5, .3, make('#f7f6f3', rough=.4), (-8.5, -W / 2 - .26, 9), 'y')
    for i, w in enumerate((.5, .2, .35, .2, .6, .25, .4, .2, .3, .55)): box(w, .05, 2.6, make('#26282b', rough=.5), (-12.6 + .85 * i, -W / 2 - .31, 7.5))
    for i in range(3): box(6.5 - i * 1.4, .05, .35, make('#9a9da1', rough=.5), (-9.6 - i * .7, -W / 2 - .31, 11.6 - i * .9))
    return dict(front=(-34, 24), side=(38, 18), detail=(-38, 26, dict(at=(-9, -12, 17), r=14)))
