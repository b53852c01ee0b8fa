from kit import *
from materials import *


def dog_bowl(v):
    pl = plastic(tint='p', rough=.32, coat=.25, coat_rough=.15); ru = rubber('#2a2c2e')
    # flared plastic base with rolled rim, brushed steel insert, rubber foot ring
    lathe([(8.6, 5.6), (9.0, 6.1, .3), (9.5, 6.3, .4), (10.2, 6.0, .4), (10.5, 5.2), (12.1, .7), (12.3, .25, .3), (11.9, 0, .2), (11.2, 0, .2), (10.9, .6), (8.4, 5.2)], pl, seg=128, closed=True)
    lathe([(11.2, .3), (11.3, -.22, .1), (11.95, -.22, .15), (12.0, .3)], ru, seg=96)
    steelm = brushed(axis='turn', rough=.25, scale=.4)
    lathe([(9.35, 6.2), (9.7, 6.75, .2), (9.2, 6.95, .25), (8.75, 6.6, .35), (8.1, 2.6), (7.4, 1.1, 1.0), (0, 1.05)], steelm, seg=128)
    # embossed bones around the base
    em = plastic(tint='s', rough=.3, coat=.2)
    for i in range(6):
        def bone():
            rbox(2.2, .3, .62, .3, em, (0, 0, 0), 'y', b=.1)
            for x in (-1.1, 1.1):
                for z in (-.34, .34): lathe([(0, .17), (.3, .17, .1), (.46, .12, .12), (.47, -.15)], em, (x, 0, z), rot=(90, 0, 0), seg=32)
        a = 360 * i / 6
        r = 11.25
        group(bone, (r * math.sin(math.radians(a)), -r * math.cos(math.radians(a)), 3.0), (-17.5, 0, a) if False else (0, 0, 0)) if False else None
        before = set(bpy.data.objects); bone()
        t = Matrix.Rotation(math.radians(a), 4, 'Z') @ Matrix.Translation((0, -11.32, 3.05)) @ Matrix.Rotation(math.radians(-19), 4, 'X')
        for o in set(bpy.data.objects) - before: o.matrix_basis = t @ o.matrix_basis
    return dict(front=(-20, 26), side=(30, 14), detail=(8, 40, dict(at=(1, -7, 4.5), r=7)))
