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


def toy_car(v):
    m = gloss(tint='p', rough=.15); dk = rubber('#1c1d1f', rough=.5); hub = gloss('#f1efe8'); gl = make('#aecbdd', rough=.08, coat=.8); w = plastic('#f5f3ec', rough=.35); red = glow('#d8392f', .35); lamp = glow('#fff3cf', .9)
    body = [(-11, 1.6, 1.2), (11, 1.6, 1.2), (11.4, 4.6, 1.8), (6.4, 6.0, 1.5), (3.6, 10.0, 2.2), (-4.6, 10.0, 2.4), (-7.4, 6.2, 1.2), (-11.2, 5.6, 1.5)]
    prism(fillet(body, True, 8), 10.4, m, (0, 0, .6), 'y', b=1.1, seg=6)
    for s in (-1, 1):
        prism(fillet([(-6.2, 6.6, .5), (-1.0, 6.6, .4), (-1.0, 9.2, .6), (-4.2, 9.2, .8)], True), .3, gl, (0, s * 5.2, .6), 'y', b=.1); prism(fillet([(-.2, 6.6, .4), (5.0, 6.6, .5), (3.0, 9.2, .8), (-.2, 9.2, .6)], True), .3, gl, (0, s * 5.2, .6), 'y', b=.1)
        rbox(21, .5, 1.1, .5, w, (0, s * 5.2, 4.0), 'y', b=.15); rbox(1.6, .4, .5, .2, w, (.6, s * 5.35, 6.3), 'y', b=.1)
        for x in (-6.6, 6.6):
            cyl(2.9, .5, dk, (x, s * 5.0, 2.6), 'y')
            lathe([(1.5, -1.0, .2), (2.5, -1.0, .5), (2.6, 0), (2.5, 1.0, .5), (1.5, 1.0, .2)], dk, (x, s * 5.4, 2.6), 'y', 64, True); lathe([(0, 1.0), (.6, 1.0, .2), (.8, .8), (1.6, .8, .2), (1.6, -.6), (0, -.6)], hub, (x, s * 5.4, 2.6), rot=(-90 * s, 0, 0), seg=48)
        cyl(1.0, .5, lamp, (11.3, s * 3.2, 4.2), 'x', b=.15); rbox(.4, 1.6, 1.0, .3, red, (-11.25, s * 3.4, 4.8), 'x', b=.1)
    rbox(.3, 8.0, 2.8, .8, gl, (5.1, 0, 8.6), 'x', b=.1, rot=(0, -36, 0)); rbox(.3, 8.0, 2.6, .8, gl, (-6.35, 0, 8.7), 'x', b=.1, rot=(0, 32, 0)); rbox(.5, 4.4, 1.3, .5, dk, (11.5, 0, 3.2), 'x', b=.12); rbox(.8, 10.6, 1.1, .5, w, (11.5, 0, 2.0), 'x', b=.25); rbox(.8, 10.6, 1.1, .5, w, (-11.4, 0, 2.2), 'x', b=.25)
    # roof rack with a board
    for x in (-3.4, 2.0): rbox(.5, 8, .4, .2, w, (x, 0, 11.0), 'x', b=.1); [cyl(.25, .8, w, (x, y, 10.7)) for y in (-3.6, 3.6)]
    rbox(9.6, 3.0, .45, 1.4, make('#e8b64c', rough=.35, coat=.4), (-.7, 0, 11.4), 'z', b=.2)
    return dict(front=(36, 20), side=(-38, 18), detail=(48, 20, dict(at=(7, -2, 5), r=6)))


def abacus(v):
    w = wood('ps', axis='x', scale=.12, contrast=.6); st = steel(.2); cols = ['#d8392f', '#f0902b', '#f4c52e', '#5aa84f', '#3f86c6', '#8a5fb0']
    W, H = 30, 26
    for s in (-1, 1): rbox(2.2, 2.6, H, .6, wood('ps', axis='z', scale=.12, contrast=.6), (s * W / 2, 0, H / 2 + 1), 'z', b=.3); rbox(2.6, 12, 1.8, .8, wood('ps', axis='y', scale=.12, contrast=.6), (s * W / 2, 0, .9), 'z', b=.4)
    for z in (2.6, H + .4): rbox(W + 2, 2.4, 1.8, .6, w, (0, 0, z), 'x', b=.3)
    for i, c in enumerate(cols * 2):
        if i >= 10: break
        z = 5.2 + 2.08 * i
        cyl(.22, W, st, (0, 0, z), 'x', seg=20)
        k = (10, 7, 4, 8, 5, 6, 3, 9, 2, 6)[i]
        for j in range(10):
            x = -W / 2 + 2.2 + 1.62 * j if j < k else W / 2 - 2.2 - 1.62 * (9 - j)
            lathe([(.24, -.75, .1), (.75, -.75, .3), (.98, 0, .5), (.75, .75, .3), (.24, .75, .1)], gloss(c, rough=.2), (x, 0, z), 'x', 32)
    return dict(front=(-26, 14), side=(32, 14), detail=(-30, 20, dict(at=(-6, 0, 18), r=7)))


def high_chair(v):
    w = wood('ps', axis='z', scale=.06, contrast=.6); wx = wood('ps', axis='x', scale=.06, contrast=.6); tray = plastic('#f4f3f0', rough=.3, coat=.2); pad = make('#8fb2a8', rough=.85, sheen=.2); dk = plastic('#3a3d40')
    for s in (-1, 1):
        sweep([(s * 27, -30, 0), (s * 22, -14, 40), (s * 19, -6, 62)], rrect(3.4, 4.4, 1.2, 5), w, (1, 0, 0), 4); sweep([(s * 27, 32, 0), (s * 22, 18, 40), (s * 19, 14, 58), (s * 17.5, 18, 92)], rrect(3.4, 4.4, 1.2, 5), w, (1, 0, 0), 6)
        sweep([(s * 21.5, 16, 50), (s * 20, -8, 50)], rrect(2.6, 4, 1, 4), w, (1, 0, 0), 2); sweep([(s * 20.5, -12, 74), (s * 19.5, 16, 74)], rrect(3, 3.6, 1.2, 5), w, (1, 0, 0), 2); sweep([(s * 20, -10, 60), (s * 20, -10, 74)], rrect(2.4, 2.4, .8, 4), w, (1, 0, 0), 2)
    rbox(38, 30, 3, 4, wx, (0, 4, 53), 'z', b=.8); superbox(33, 26, 4.5, pad, 5, (0, 3, 56))
    rbox(35, 2.4, 30, 6, wx, (0, 17.5, 78), 'y', b=.9, rot=(-7, 0, 0)); superbox(29, 5, 26, pad, 5, (0, 15.2, 77), rot=(-7, 0, 0))
    rbox(46, 26, 2.2, 8, tray, (0, -20, 75.5), 'z', b=.8); loft([[(x, y - 20, z) for x, y in rrect(a, b, r, 10)] for a, b, r, z in ((46, 26, 8, 76.2), (46.6, 26.6, 8, 78.4), (44.4, 24.4, 7, 78.6), (43.6, 23.6, 7, 76.6))], tray, cap=False)
    rbox(40, 11, 2, 2, wx, (0, -19, 26), 'z', b=.6); rbox(42, 3, 3, 1, wx, (0, 25, 20), 'x', b=.5)
    ribbon([(-5, 14, 70), (-5.4, 4, 60), (-2, -2, 59)], 2.2, .4, dk); ribbon([(5, 14, 70), (5.4, 4, 60), (2, -2, 59)], 2.2, .4, dk); rbox(4, 1.6, 3, .6, dk, (0, -2.4, 60), 'y', b=.3)
    return dict(front=(-34, 14), side=(46, 12), detail=(-36, 28, dict(at=(0, -8, 74), r=24)))


def pacifier(v):
    m = gloss(tint='p', rough=.2, coat=.5, coat_rough=.08); s_ = gloss(tint='s', rough=.2); teat = make('#f4e9d6', rough=.12, spec=.7, coat=.9, coat_rough=.04); w = plastic('#f8f7f4', rough=.25, coat=.35); groove = plastic(tint='p', rough=.3, dark=.86)
    n = 96
    def outline(f):
        out = []
        for i in range(n):
            a = TAU * i / n; c, s = math.cos(a), math.sin(a)
            x = 2.45 * math.copysign(abs(c) ** .86, c); y = 1.75 * math.copysign(abs(s) ** .9, s)
            # room for the nose above, a little also below
            y *= 1 - (.26 if s > 0 else .08) * math.exp(-(x / .95) ** 2)
            out.append((x * f, y * f))
        return out
    def rim(sx, sy, q):
        a = math.radians(sx * 15.5); o = rrect(.46, .72, .21, 6)
        tube([(sx * 1.62 + x * math.cos(a), sy + y, .16 - .085 * 1.62 ** 2 - .03 * sy * sy + .16 - x * math.sin(a)) for x, y in o], .045, q, closed=True, smooth=False, res=3)
    def one(swing):
        def at(f, z): return [(x, y, z - .085 * x * x - .03 * y * y) for x, y in outline(f)]
        shield = loft([at(.1, 0), at(.5, 0), at(.94, 0), at(.985, .05), at(1, .16), at(.985, .27), at(.94, .32), at(.5, .32), at(.1, .32)], m, angle=60)
        # holes to breathe through, each with a softened rim
        for sx in (-1, 1):
            for sy in (-.55, .55): cut(shield, rbox(.4, .66, 2.0, .19, None, (sx * 1.62, sy, 0), 'z', rot=(0, sx * 15.5, 0), n=6)); rim(sx, sy, groove)
        # button with its inlay, handle hinged on it, teat
        lathe([(1.05, .2), (1.08, .5, .1), (.98, .8, .18), (0, .86)], w, seg=64); lathe([(.7, .8), (.66, .9, .06), (0, .95)], s_, seg=64)
        for sx in (-1, 1): cyl(.27, .34, w, (sx * 1.08, 0, .62), 'x', b=.08, seg=32)
        group(lambda: tube([(-1.18, 0, 0), (-1.3, -.75, 0), (-1.02, -1.6, 0), (0, -2.1, 0), (1.02, -1.6, 0), (1.3, -.75, 0), (1.18, 0, 0)], .24, w, n=10), (0, 0, .62), (swing, 0, 0))
        lathe([(.95, .02), (.86, -.12, .1), (.62, -.5, .3), (.52, -1.0, .3), (.84, -1.95, .5), (.78, -2.7, .4), (0, -3.0)], teat, seg=64, sy=.86)
    # one looks at the viewer and leans back on its teat, one shows the teat
    group(lambda: one(-8), (1.5, 1.6, 1.72), (76, 0, -16)); group(lambda: one(-14), (-2.7, -1.5, 1.42), (-122, 0, 26))
    return dict(front=(-10, 24), side=(32, 20), detail=(-8, 26, dict(at=(1.2, .8, 1.9), r=2.9)))


def xylophone(v):
    wx = wood('ps', axis='x', scale=.2, coat=.25, contrast=.6); wy = wood('ps', axis='y', scale=.2, coat=.25, contrast=.6, offset=4); felt = make('#efe8d8', rough=.95); st = steel(.2); stick = make('#d6b07a', rough=.42, coat=.2)
    cols = ['#d8392f', '#f07f2b', '#f4c52e', '#7dbb4c', '#2f9d6a', '#3f9bd1', '#4661b5', '#8a5fb0']
    L = 34; n = len(cols)
    half = lambda x: 6.4 - 2.6 * (x + L / 2) / L    # rails draw together to the right
    for s in (-1, 1):
        P = [(-L / 2 - 1.4, s * half(-L / 2 - 1.4), 2.3), (L / 2 + 1.4, s * half(L / 2 + 1.4), 2.3)]
        sweep(P, rrect(1.5, 2.2, .4, 5), wx, (0, 1, 0), 2)
        sweep([(-L / 2 + .4, s * half(-L / 2), 3.5), (L / 2 - .4, s * half(L / 2), 3.5)], rrect(1.1, .35, .15, 4), felt, (0, 1, 0), 2)
    for x in (-L / 2 - .4, L / 2 + .4): rbox(2.2, 2 * half(x) + 3.6, 3.4, .9, wy, (x, 0, 2.0), 'y', b=.4)
    rbox(L * .9, 2.2, 1.0, .4, wx, (0, 0, 1.6), 'x', b=.2)
    for i, c in enumerate(cols):
        x = -L / 2 + 2.9 + (L - 5.8) * i / (n - 1); w = 2 * half(x) + 6.2 - .25 * i
        m = make(c, rough=.26, metal=.0, coat=.6, coat_rough=.06)
        rbox(3.1, w, .55, .45, m, (x, 0, 4.0), 'z', b=.14)
        for s in (-1, 1): lathe([(.42, 0), (.62, .04, .05), (.6, .2, .08), (.25, .42, .12), (0, .44)], st, (x, s * half(x), 4.26), seg=32); cyl(.55, .3, felt, (x, s * half(x), 3.62), seg=24)
    for x in (-L / 2 + .2, L / 2 - .2):
        for s in (-1, 1): cyl(1.0, .5, rubber('#3a3d40'), (x, s * half(x), .25), b=.1, seg=32)
    def mallet(c):
        cyl(.36, 19, stick, (0, 0, 0), 'x', b=.1, seg=32); ball(1.25, gloss(c, rough=.2), (10.2, 0, 0), seg=48); lathe([(.3, 0), (.62, .1, .1), (.5, 1.0, .2), (.3, 1.1)], gloss(c, rough=.25), (8.9, 0, 0), 'x', 32)
    group(lambda: mallet('#d8392f'), (-1, -11.6, 1.2), (0, 2.5, 8)); group(lambda: mallet('#3f9bd1'), (3.2, -14.8, 1.2), (0, 2.5, -4))
    return dict(front=(-22, 34), side=(30, 26), detail=(-34, 30, dict(at=(-7, -5, 4), r=9)))
