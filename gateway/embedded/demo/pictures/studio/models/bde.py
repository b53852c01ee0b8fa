from kit import *
from materials import *


def wash_basin(v):
    g = ceramic(tint='p', rough=.16); cr = chrome()
    n = 96
    def se(a, b, e, z, y0=0):
        return [(a * math.copysign(abs(math.cos(TAU * i / n)) ** (2 / e), math.cos(TAU * i / n)), y0 + b * math.copysign(abs(math.sin(TAU * i / n)) ** (2 / e), math.sin(TAU * i / n)), z) for i in range(n)]
    # countertop basin: outside up, rim, inside down to the drain
    rings = [se(.1, .1, 2, 0), se(17, 11.5, 2.8, 0), se(18.2, 12.5, 2.9, .15), se(19, 13.2, 3, .7), se(22, 15.6, 3.2, 5), se(24.2, 17.2, 3.4, 10), se(24.9, 17.8, 3.5, 13),
             se(25, 17.9, 3.5, 13.5), se(24.9, 17.8, 3.5, 13.85), se(24.5, 17.4, 3.5, 14), se(24.1, 17.0, 3.5, 13.85), se(23.9, 16.8, 3.5, 13.4), se(23.3, 16.2, 3.4, 11),
             se(21.6, 14.8, 3.2, 6.5), se(19.4, 12.8, 3, 3.6), se(16, 10, 2.7, 2.2), se(10, 6, 2.4, 1.6), se(2.4, 2.4, 2, 1.2), se(2.2, 2.2, 2, .9), se(.05, .05, 2, .9)]
    loft(rings, g, angle=60, cap=False)
    lathe([(0, .95), (1.3, .95, .25), (2.2, .62, .15), (2.35, .3)], cr, (0, 0, .9)); lathe([(2.2, .35), (2.75, .42, .1), (2.85, .15)], cr, (0, 0, 1.05))
    # overflow ring at the back
    lathe([(1.25, -.2), (1.3, .25, .1), (.95, .3, .1), (.85, -.2)], cr, (0, 16.2, 10.3), rot=(100, 0, 0), seg=48); cyl(.9, .1, make('#0b0b0c'), (0, 16.28, 10.28), rot=(100, 0, 0))
    return dict(front=(-22, 30), side=(35, 14), detail=(-12, 50, dict(at=(3, 0, 8), r=15)))
