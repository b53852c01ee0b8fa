from kit import *
from materials import *


def throw_pillow(v):
    fa = fabric(tint='p', scale=3.2, strength=.55, dist=.05, kind='weave'); pipe_ = fabric(tint='s', scale=5, strength=.4, dist=.03, kind='twill')
    n = 72; S = 22.0
    def edge(u):  # outline pinched between its corners
        return u * S * (1 - .06 * (1 - u * u))
    import random
    def side(sgn):
        def f(a, b):
            u, w = a * 2 - 1, b * 2 - 1
            pu, pw = .055 * (1 - u * u), .055 * (1 - w * w)
            x, z = u * S * (1 - pw), w * S * (1 - pu)
            h = max(0, (1 - u ** 4) * (1 - w ** 4)) ** .5
            h = 10.5 * h ** .9
            # creases running from the corners, soft dents
            rr = (abs(u) * abs(w)) ** 2
            h += .45 * math.sin(9 * (u - w) + 2 * u * w) * rr * (1 - u ** 8) * (1 - w ** 8) * 2.2
            h -= .7 * math.exp(-((u - .05 * sgn) ** 2 + (w - .25) ** 2) / .12) + .5 * math.exp(-((u + .45) ** 2 + (w + .4) ** 2) / .07)
            h += .25 * math.sin(4 * u + 3 * w * sgn) * (1 - u * u) * (1 - w * w)
            return (x, -sgn * h, z)
        return f
    def build():
        surf(side(1), n, n, fa); surf(side(-1), n, n, fa)
        out = []
        for k in range(4):
            for i in range(24):
                t = i / 24 * 2 - 1
                c = [(t, -1), (1, t), (-t, 1), (-1, -t)][k]
                u, w = c
                out.append((u * S * (1 - .055 * (1 - w * w)), 0, w * S * (1 - .055 * (1 - u * u))))
        tube(out, .42, pipe_, closed=True, smooth=False)
    group(build, (0, 0, 0), (-18, 0, 0))
    return dict(front=(-26, 14), side=(48, 12), detail=(-18, 18, dict(at=(12, -3, 13), r=12)))
