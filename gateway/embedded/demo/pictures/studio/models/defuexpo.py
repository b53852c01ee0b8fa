from kit import *
from materials import *


def ceramic_vase(v):
    def sp(n):
        c = n.coords((1, 1, 1))
        s = n.noise(c, 14, 2, .6)
        f = n.ramp(s, (.64, 0.0), (.70, .4))
        z = n('SeparateXYZ', _Vector=c).outputs[2]
        ridge = n.math('SINE', n.math('MULTIPLY', z, 7.0))
        return f, n.bump(n.math('ADD', n.math('MULTIPLY', ridge, .35), n.noise(c, 3, 2)), .14, .12), None
    g = ceramic(tint='p', rough=.26, extra=sp, coat_rough=.12)
    prof = smooth_line([(5.2, .0), (7.4, 2.4), (9.4, 7), (10.2, 12.5), (9.3, 18), (6.6, 22.5), (4.3, 25.6), (3.7, 28.4), (4.1, 31), (5.0, 32.6)], 8)
    prof = [(0, .15), (4.6, .15), (4.9, -.02)] + prof + [(5.2, 32.95), (5.0, 33.2), (4.7, 33.1), (4.3, 32.3), (3.5, 30.6), (3.1, 28), (3.6, 25), (5.6, 22), (8, 17), (8.6, 12), (0, 4)]
    lathe(prof, g, seg=128)
    return dict(front=(-20, 14), side=(30, 6), detail=(10, 34, dict(at=(0, 0, 27), r=8.5)))
