from kit import *
from materials import *


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
        lathe([(1.25, .02, .3)] + [(R - 1.1 + 1.15 * math.cos(a), h / 2 + h / 2 * math.sin(a)) for a in (math.pi * (k / 16 - .5) for k in range(17))] + [(1.25, h - .02, .3)], m, (0, 0, z), closed=True)
        z += h + .01
    ball(2.0, make('#d6452f', rough=.3, coat=.5, coat_rough=.1), (0, 0, z + 1.4))
    return dict(front=(-20, 20), side=(40, 8), detail=(-25, 42, dict(at=(0, 0, 13), r=6.5)))


def baby_bottle(v):
    gl = thinglass('#f3f8f7', .9, .95); milk = make('#fbf6ea', rough=.35, coat=.2); col = gloss(tint='p', rough=.3, coat=.3); sil = make('#e9dccb', rough=.4, spec=.4); mark = make(tint='s', rough=.5)
    prof = [(0, .35), (2.4, .3, .4), (3.1, .0, .3), (3.55, .8, .6), (3.55, 4.6), (3.1, 7.2), (3.1, 8.2), (3.5, 11.2), (3.3, 12.6, .5), (2.7, 13.4, .3), (2.7, 14.0)]
    outer = [(r, z) for r, z in fillet(prof, n=6)]
    lathe(outer, gl, seg=128)
    # milk, a hair smaller than the glass, up to a level
    inn = [(max(0, r - .16), z + (.16 if z < 1 else 0)) for r, z in outer if z < 9.6] + [(3.12, 9.6, ), (0, 9.58)]
    lathe(inn, milk, seg=128)
    # scale marks
    for i in range(9):
        z = 1.9 + .9 * i
        rr = 3.57 if z < 4.6 else 3.57 - .17 * (z - 4.6) if z < 7.2 else 3.12 + .125 * max(0, z - 8.2)
        w = .36 if i % 2 else .22
        surf(lambda u, q, z=z, rr=rr, w=w: ((rr + .02) * math.sin((u - .5) * w * 2 + .25), -(rr + .02) * math.cos((u - .5) * w * 2 + .25), z + q * .09), 12, 1, mark)
    # ring with ribs, teat, open cap standing beside
    lathe([(2.6, 13.4), (3.35, 13.4, .15), (3.4, 15.8, .4), (2.6, 16.3, .3), (2.0, 16.3)], col, seg=128)
    rib = rbox(.2, .34, 1.7, .09, col, (3.38, 0, 14.6), 'z', b=.06); ring(rib, 40)
    lathe(smooth_line([(2.3, 16.1), (2.25, 16.5), (1.9, 17.1), (1.35, 17.7), (.85, 18.6), (.72, 19.6), (.78, 20.3), (.62, 20.9), (.3, 21.15), (0, 21.18)], 6), sil, seg=96)
    # two handles
    for s in (-1, 1):
        tube([(s * 2.9, 0, 13.0), (s * 4.2, 0, 12.9), (s * 5.6, 0, 11.6), (s * 6.0, 0, 9.6), (s * 5.4, 0, 7.8), (s * 4.3, 0, 7.4)], .55, col); ball(.55, col, (s * 4.3, 0, 7.4), seg=24)
    pipe(3.35, 2.75, .9, col, (0, 0, 12.95), b=.2)
    # cap
    def cap(): lathe([(3.2, 0, .1), (3.45, 0, .1), (3.45, 1.2, .1), (3.2, 4.6, 1.2), (2.2, 6.0, .8), (0, 6.2)], make(tint='p', rough=.3, coat=.3), seg=96)
    group(cap, (7.8, -3.4, 0))
    return dict(front=(-20, 14), side=(36, 10), detail=(-24, 16, dict(at=(0, 0, 16), r=5.8)))


def building_blocks(v):
    cols = ['#d6452f', '#ef8a2b', '#f2c233', '#6fae5a', '#3f8fc4', '#7a5aa6']
    def m(c): return make(c, rough=.38, coat=.3, coat_rough=.15)
    nat = lambda o=0.0: wood('ps', scale=.3, axis='z', coat=.15, offset=o, contrast=.8)
    C = 4.0
    def cube(c, at, rz=0): box(C, C, C, c, at, b=.28, rot=(0, 0, rz))
    def plank(c, at, rz=0): box(12, C, 2, c, at, b=.26, rot=(0, 0, rz))
    def pillar(c, at): cyl(1.9, 8, c, at, b=.28)
    def arch(c, at, rz=0):
        pts = [(-6, 0), (-2.4, 0)] + [(-2.4 * math.cos(a), 2.4 * math.sin(a)) for a in (math.pi * i / 20 for i in range(1, 20))] + [(2.4, 0), (6, 0), (6, 4.6), (-6, 4.6)]
        prism(pts, C, c, at, 'y', b=.22, rot=(0, 0, rz))
    def roof(c, at, w=6.0, h=4.0): prism([(-w, 0), (w, 0), (0, h)], C, c, at, 'y', b=.3)
    # castle
    for x in (-8, 8): cube(nat(x), (x, 0, 2)); cube(m(cols[4] if x < 0 else cols[3]), (x, 0, 6))
    arch(m(cols[0]), (0, 0, 0)); plank(nat(2), (0, 0, 5.6)) ; 
    for x in (-4, 4): pillar(m(cols[2]), (x, 0, 10.6))
    plank(m(cols[1]), (0, 0, 15.6)); roof(m(cols[0]), (0, 0, 16.6)); 
    for x in (-8, 8): lathe([(0, 0), (2.3, 0, .2), (.15, 4.6, .15), (0, 4.7)], m(cols[5] if x < 0 else cols[0]), (x, 0, 8), seg=64)
    # loose blocks in front
    cube(m(cols[1]), (-11.5, -8.5, 2), 24); cube(nat(5), (5.4, -9.4, 2), -18); cyl(1.9, 8, m(cols[4]), (-2.4, -9.6, 1.9), 'x', b=.28, rot=(0, 0, 20)); roof(m(cols[3]), (12.5, -5.6, 0), 3.4, 3.4)
    ball(2.1, m(cols[2]), (-6.4, -11.6, 2.1)); plank(nat(9), (14.4, 3.4, 1), 68)
    return dict(front=(-24, 20), side=(30, 16), detail=(-26, 22, dict(at=(-3, -4, 7), r=10)))


def baby_crib(v):
    wz = wood('ps', axis='z', scale=.08, rough=.42, coat=.12, contrast=.7); wx = wood('ps', axis='x', scale=.08, rough=.42, coat=.12, contrast=.7, offset=3); wy = wood('ps', axis='y', scale=.08, rough=.42, coat=.12, contrast=.7, offset=6)
    mat_ = fabric('#f5f2ec', scale=1.2, strength=.3, dist=.05, sheen=.1); quilt = fabric('#cfd9d6', scale=1.0, strength=.3, dist=.05, sheen=.1); st = steel(.3)
    L, W, H = 124, 66, 92
    for x in (-1, 1):
        for y in (-1, 1):
            rbox(5, 5, H, 1.2, wz, (x * (L / 2 - 2.5), y * (W / 2 - 2.5), H / 2 + 2), 'z', b=.6); cyl(2.2, 4, wz, (x * (L / 2 - 2.5), y * (W / 2 - 2.5), 2), b=.3, r2=2.4)
    # end panels
    for x in (-1, 1):
        xx = x * (L / 2 - 2.5)
        rbox(3.2, W - 10, 8, 1.4, wy, (xx, 0, H - 3), 'y', b=.7); rbox(3, W - 10, 7, 1, wy, (xx, 0, 24), 'y', b=.5)
        for i in range(8): cyl(1.0, H - 30, wz, (xx, -W / 2 + 5 + (W - 10) * (i + .5) / 8, H / 2 + 9), seg=32)
    # side rails with bars
    for y in (-1, 1):
        yy = y * (W / 2 - 2.5)
        rbox(L - 10, 3.2, 6.4, 1.4, wx, (0, yy, H - 6), 'x', b=.8); rbox(L - 10, 3, 7, 1, wx, (0, yy, 24), 'x', b=.5)
        for i in range(15): cyl(1.0, H - 36, wz, (-(L - 10) / 2 + (L - 10) * (i + .5) / 15, yy, H / 2 + 9), seg=32)
        for x in (-1, 1): cyl(.9, .8, st, (x * (L / 2 - 2.5), y * (W / 2 + .1), 24), 'y', b=.15, seg=32)
    # base, mattress, folded blanket, pillow
    rbox(L - 8, W - 8, 3, .6, wx, (0, 0, 28), 'z', b=.3)
    superbox(L - 8, W - 7, 13, mat_, 9, (0, 0, 36)); tube([(x, y, 40.6) for x, y in rrect(L - 9, W - 8, 4, 6)], .5, mat_, closed=True, smooth=False)
    def bl(u, w):
        x = 6 + u * 44; y = (w - .5) * (W - 6)
        return (x, y, 42.9 + .5 * math.sin(u * 9 + w * 3) * .6 + .35 * math.sin(w * 17) + .5)
    o = surf(bl, 60, 60, quilt); solidify(o, 1.4)
    superbox(26, 38, 9, mat_, 3.4, (-42, 0, 45))
    return dict(front=(-32, 20), side=(38, 14), detail=(-36, 24, dict(at=(-38, -24, 82), r=27)))


def toy_train(v):
    body = wood('ps', axis='x', scale=.3, coat=.3, contrast=.7); nat = wood(None, '#dcb887', axis='x', scale=.3, coat=.2, contrast=.7); natz = wood(None, '#dcb887', axis='z', scale=.3, coat=.2)
    red = make('#c9402f', rough=.35, coat=.3); yel = make('#efbd3a', rough=.35, coat=.3); gr = make('#6aa65a', rough=.35, coat=.3); st = steel(.3)
    def wheels(xs, r=1.7):
        for x in xs:
            for s in (-1, 1):
                lathe([(0, -.6), (r, -.6, .2), (r, .6, .25), (r * .62, .6, .12), (r * .55, .4, .1), (0, .4)], red, (x, s * 3.1, r), rot=(-90 * s, 0, 0), seg=64); lathe([(0, .7), (.4, .62, .2), (.5, .2)], nat, (x, s * 3.1, r), rot=(-90 * s, 0, 0), seg=32)
    def loco():
        rbox(17, 5.4, 1.8, .6, nat, (0, 0, 2.6), 'z', b=.3)
        cyl(2.5, 9.4, body, (-2.6, 0, 5.9), 'x', b=.4); cyl(2.6, .9, red, (-7.4, 0, 5.9), 'x', b=.25); cyl(.8, .8, yel, (-8.1, 0, 5.9), 'x', b=.2)
        for x in (-4.6, -.6): pipe(2.58, 2.3, .5, yel, (x, 0, 5.9), 'x', b=.1)
        lathe([(0, 0), (1.0, 0, .1), (1.05, 1.8), (1.7, 2.9, .2), (1.7, 3.5, .3), (1.1, 3.5, .1), (1.0, 3.0), (0, 3.0)], natz, (-5.2, 0, 7.9), seg=64); lathe([(0, 0), (1.2, 0), (1.2, .9, .5), (.5, 1.6, .3), (0, 1.7)], yel, (-1.6, 0, 8.1), seg=48)
        c = rbox(5.6, 5.4, 7, .5, body, (5.2, 0, 6.9), 'z', b=.35)
        cut(c, rbox(2.8, 8, 2.8, .8, None, (5.2, 0, 8.0), 'y')); rbox(7.4, 6.6, 1.1, .8, red, (5.2, 0, 10.9), 'z', b=.35)
        wheels((-5.6, -1.2)); wheels((5,), 2.2); cyl(.35, 2.4, st, (9.6, 0, 2.4), 'x', b=.08)
        prism([(-2.6, -1.1), (2.6, -1.1), (1.2, 1.1), (-1.2, 1.1)], 1.4, red, (-9.0, 0, 2.2), 'x', b=.2)
    def wagon(kind):
        rbox(11.6, 5.4, 1.6, .6, nat, (0, 0, 2.5), 'z', b=.3); wheels((-3.4, 3.4)); cyl(.4, 2.6, st, (6.6, 0, 2.4), 'x', b=.08); cyl(.55, .9, make('#2a2c2e', rough=.4), (-6.2, 0, 2.4), 'x', b=.12)
        if kind == 0:
            for s in (-1, 1): box(10.8, .8, 3, body, (0, s * 2.3, 4.7), b=.22); box(.8, 5.4, 3, body, (s * 5.0, 0, 4.7), b=.22)
            for i, (c, x, y, r) in enumerate(((yel, -3, -.6, 20), (gr, 0, .7, -12), (red, 3.0, -.4, 32))): box(2.4, 2.4, 2.4, c, (x, y, 5.6), b=.25, rot=(8, 0, r))
        else:
            for y, z in ((-1.4, 4.7), (1.4, 4.7), (0, 7.0)): cyl(1.35, 10, nat, (0, y, z), 'x', b=.25)
            for x in (-4.4, 4.4):
                for s in (-1, 1): cyl(.4, 4.4, body, (x, s * 2.95, 5.3), b=.12, seg=24)
    group(loco, (-16, 0, 0), (0, 0, 12)); group(lambda: wagon(0), (1.4, 1.4, 0), (0, 0, -2)); group(lambda: wagon(1), (15.6, -.6, 0), (0, 0, -14))
    return dict(front=(-48, 24, dict(fill=.9)), side=(26, 20, dict(fill=.9)), detail=(-34, 20, dict(at=(-16, -2, 6), r=9)))
