from kit import *
from materials import *


def throw_pillow(v):
    fa = fabric(tint='p', scale=3.2, strength=.4, dist=.04, kind='weave', sheen=.03); pipe_ = fabric(tint='s', scale=5, strength=.4, dist=.03, kind='twill', sheen=.03)
    n = 80; S = 22.0
    def seam(u, w):
        """Where the two sides meet: pinched between the corners, and dented at the top by the edge of a hand."""
        dent = 2.6 * math.exp(-(u / .34) ** 2) * max(0, (w + 1) / 2) ** 3
        return u * S * (1 - .085 * (1 - w * w)), w * S * (1 - .085 * (1 - u * u)) - dent
    def side(sgn):
        def f(a, b):
            u, w = a * 2 - 1, b * 2 - 1
            x, z = seam(u, w)
            h = 13.0 * max(0, (1 - abs(u) ** 3.2) * (1 - abs(w) ** 3.2)) ** .62
            # folds running from the corners and from the dent, soft hollows
            for cu, cw in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
                du, dw = 1 - u * cu, 1 - w * cw
                r = math.hypot(du, dw); t = math.atan2(dw, du)
                h += 1.15 * math.sin(7.5 * t + cu) * math.exp(-((r - .42) / .26) ** 2)
            h -= 1.6 * math.exp(-(u / .2) ** 2) * max(0, w) ** 2 + .8 * math.exp(-((u + .4) ** 2 + (w + .35) ** 2) / .08)
            h += .9 * math.sin(11 * u) * math.exp(-((w - .72) / .2) ** 2) * (1 - u * u)
            return (x, -sgn * max(0, h), z)
        return f
    def cushion():
        surf(side(1), n, n, fa); surf(side(-1), n, n, fa)
        out = []
        for k in range(4):
            for i in range(24):
                t = i / 24 * 2 - 1
                x, z = seam(*[(t, -1), (1, t), (-t, 1), (-1, -t)][k]); out.append((x, 0, z))
        tube(out, .42, pipe_, closed=True, smooth=False)
    group(cushion, (0, 0, 0), (-16, 0, 0))
    return dict(front=(-30, 14), side=(46, 12), detail=(-20, 20, dict(at=(10, -5, 12), r=12)))


def fabric_roll(v):
    import random
    cl = fabric(tint='p', scale=4.5, strength=.35, dist=.03, kind='weave', sheen=.1); tube_m = card('#b98f60')
    def roll(L, R, at, rz):
        def b():
            # end faces show the layers as a spiral
            def spiral(n):
                c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
                r = n.math('SQRT', n.math('ADD', n.math('POWER', c.outputs[0], 2.0), n.math('POWER', c.outputs[1], 2.0)))
                h = n.math('SINE', n.math('MULTIPLY', n.math('ADD', r, n.math('MULTIPLY', n.noise(n.coords((.6, .6, .6)), 1, 2), .35)), 19.0))
                return n.ramp(h, (.1, .42), (.8, .0)), n.bump(h, .5, .1), None
            e = make(tint='p', rough=.9, spec=.2, extra=spiral)
            def wob(u, w):
                a = TAU * u; r = R + .10 * math.sin(3 * a + w * 5) + .06 * math.sin(7 * a - 9 * w)
                return (r * math.cos(a), r * math.sin(a), (w - .5) * L)
            surf(wob, 128, 24, cl, wrapu=True)
            for s in (-1, 1): lathe([(1.9, 0), (R - .05, 0, .1), (R + .02, -.2)] , e, (0, 0, s * L / 2), rot=(0 if s > 0 else 180, 0, 0), seg=128)
            pipe(1.95, 1.6, L + 2.4, tube_m, b=.08);
        group(b, at, (0, 90, rz))
    roll(64, 8.4, (0, 0, 8.5), 0)
    # loose end falling onto the floor in front
    path = []
    R = 8.55
    for i in range(40): a = math.radians(95 + 118 * i / 39); path.append((-R * math.sin(a - math.pi / 2 + math.pi / 2) * 0 + R * math.cos(a), 8.5 + R * math.sin(a)))
    def sheet(u, w):
        # from the top over the front side down to the floor
        L = 63.6
        s = w * 34
        arc = R * math.radians(128)
        if s < arc:
            a = math.radians(90) + s / R
            y, z = R * math.cos(a), 8.5 + R * math.sin(a)
        else:
            a = math.radians(218); y0, z0 = R * math.cos(a), 8.5 + R * math.sin(a)
            t = s - arc
            y = y0 - t * .96; z = max(.12, z0 * math.exp(-t * .55))
        fold = .35 * math.sin(u * 16 + .3 * s) * max(0, (s - arc) / 14) ** 1.2 if s > arc else 0
        return ((u - .5) * L, y, z + abs(fold) * .9 + .05)
    o = surf(sheet, 160, 90, cl); solidify(o, .14)
    return dict(front=(-52, 24, dict(fill=.86)), side=(50, 18, dict(fill=.86)), detail=(-48, 20, dict(at=(-26, -2, 9), r=13)))


def bath_towel(v):
    terry = fabric(tint='p', scale=6.0, strength=.55, dist=.08, kind='terry', sheen=.15)
    # folded towels: each a stack of folds with round spine towards the viewer
    def towel(w, d, h, z, seed, at=(0, 0)):
        import random
        r = random.Random(seed)
        lay = 2
        t = h / lay
        ph = [r.uniform(0, 6) for _ in range(6)]
        for k in range(lay):
            zz = z + t * (k + .5)
            def skin(u, v_, zz=zz, k=k):
                # rounded-box cross-section in (y, z), swept along x
                q = TAU * v_
                e = .3
                cy = math.copysign(abs(math.cos(q)) ** e, math.cos(q)); cz = math.copysign(abs(math.sin(q)) ** .55, math.sin(q))
                x = (u - .5) * w
                endr = 1 - .10 * abs(2 * u - 1) ** 14
                sag = .22 * math.sin(x * .16 + ph[k]) + .12 * math.sin(x * .37 + ph[k + 1])
                return (x, cy * (d / 2 * (1 - .012 * k) + .15 * math.sin(x * .2 + ph[k + 2])) * endr, zz + cz * t * .53 * endr + sag * .5)
            surf(skin, 70, 72, terry, wrapv=True, at=(at[0], at[1], 0))
            for s in (-1, 1):
                loft([[skin(.5 + s * .5, j / 48) for j in range(48)], [(s * w / 2 + s * .25, skin(.5, j / 48)[1] * .93, zz + (skin(.5, j / 48)[2] - zz) * .6) for j in range(48)]], terry, at=(at[0], at[1], 0), cap=True, angle=60)
    towel(34, 25, 6.6, 0, 1); towel(33.4, 24.6, 6.4, 6.5, 2, (.4, .2)); towel(33.0, 24.2, 6.6, 12.8, 5, (-.3, -.1))
    # rolled one on top
    def rolled():
        n = 260
        rings = []
        for i in range(n):
            a = TAU * 3.6 * i / n; r = 1.0 + 3.5 * i / n
            rings.append((r * math.cos(a), r * math.sin(a)))
        p = rings; q = [(x * (1 - .82 / math.hypot(x, y)), y * (1 - .82 / math.hypot(x, y))) for x, y in rings]
        out = p + q[::-1]
        prism(out, 27, terry, (0, 0, 0), 'x', b=.18, seg=2)
    group(rolled, (0, -1.0, 24.0), (200, 0, 0))
    return dict(front=(-30, 20), side=(36, 14), detail=(-34, 22, dict(at=(-10, -8, 16), r=11)))


def yarn_cone(v):
    def yarn(n):
        c = n('SeparateXYZ', _Vector=n.coords((1, 1, 1)))
        a = n.math('ARCTAN2', c.outputs[1], c.outputs[0])
        z = c.outputs[2]
        # crossing windings: two families of helices, in lozenges
        zig = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', a, .4775), n.math('MULTIPLY', z, .11)), 1.0)), .5))
        h1 = n.math('SINE', n.math('ADD', n.math('MULTIPLY', z, 30.0), n.math('MULTIPLY', a, 9.0)))
        h2 = n.math('SINE', n.math('SUBTRACT', n.math('MULTIPLY', z, 30.0), n.math('MULTIPLY', a, 9.0)))
        sel = n.math('GREATER_THAN', zig, .25)
        h = n.math('ADD', n.math('MULTIPLY', h1, sel), n.math('MULTIPLY', h2, n.math('SUBTRACT', 1.0, sel)))
        fz = n.noise(n.coords((9, 9, 9)), 1, 3)
        f = n.math('ADD', n.ramp(h, (.0, .38), (.7, .0)), n.math('MULTIPLY', fz, .12))
        return f, n.bump(n.math('ADD', h, fz), .6, .12), None
    y = make(tint='p', rough=.9, spec=.15, sheen=.15, extra=yarn); core = plastic('#e8e4da', rough=.5)
    def cone(h=17, r0=7.6, r1=4.6):
        lathe([(0, -.9), (3.6, -.9, .1), (3.6, -.6), (2.0, h + 2.2, .3), (1.7, h + 2.3, .1), (1.6, h + 1.4), (3.1, -.5), (0, -.5)], core, seg=96)
        lathe([(3.3, 0, .2), (r0 - .4, 0, .6), (r0, .7, .8), (r1 + .15, h - .6, .8), (r1 - .5, h, .4), (2.0, h - .15, .1)], y, seg=160)
    group(cone, (0, 0, .9)); group(lambda: cone(), (14.6, 6.5, .9));
    group(cone, (4.5, -14.2, 7.72), (0, 101, -28))
    # loose thread
    tube([(-7.4, -1.6, 3.5), (-8.4, -4, 1.0), (-9, -8, .16), (-6.5, -13, .16), (-9.5, -17, .16), (-5, -21, .16), (-1, -20, .16)], .15, fabric(tint='p', scale=8, kind='twill'), n=10)
    return dict(front=(-22, 22), side=(36, 16), detail=(-18, 24, dict(at=(0, -5, 12), r=8.5)))


def sewing_thread(v):
    core = plastic('#f3f2ee', rough=.4); hole = make('#2a2a2a', rough=.8)
    def th(n):
        h = n.math('SINE', n.math('MULTIPLY', n('SeparateXYZ', _Vector=n.coords((1, 1, 1))).outputs[2], 78.0))
        return n.ramp(h, (0.0, .32), (.7, 0.0)), n.bump(h, .7, .03), None
    m = make(tint='p', rough=.5, spec=.4, sheen=.25, extra=th); m2 = make(tint='s', rough=.5, spec=.4, sheen=.25, extra=th)
    def spool(mm):
        lathe([(.5, 0), (2.3, 0, .15), (2.5, .2, .1), (2.5, .55, .15), (1.4, .9), (1.4, 7.2), (2.5, 7.5, .15), (2.5, 7.9, .1), (2.3, 8.1, .15), (.5, 8.1)], core, seg=96); cyl(.5, 8.0, hole, (0, 0, 4.05), seg=32)
        lathe([(1.5, .8), (2.35, 1.0, .3), (2.42, 2), (2.42, 6.0), (2.35, 7.1, .3), (1.5, 7.3)], mm, seg=128)
    spool(m); group(lambda: spool(m), (5.6, 1.6, 0)); group(lambda: spool(m2), (2.4, 5.6, 0)); group(lambda: spool(m), (-4.6, -4.0, 2.5), (90, 0, 34))
    tube([(-6.6, -6.5, .12), (-4, -9.5, .1), (1, -8.6, .1), (4.5, -6.2, .1), (9, -6.8, .1)], .07, make(tint='p', rough=.6), n=12)
    return dict(front=(-22, 22), side=(32, 20), detail=(-20, 22, dict(at=(0, 0, 5), r=4.2)))


def throw_blanket(v):
    m = fabric(tint='p', scale=1.1, strength=.35, kind='terry', sheen=.3, dist=.1); fr = fabric(tint='s', scale=3, strength=.5, kind='terry', sheen=.2)
    def folded(W, D, n, t, mm):
        # layers of one cloth, folded over at the front in turn
        for i in range(n):
            z = t * (i + .5)
            superbox(W + .5 * math.sin(i * 2.1), D + .4 * math.cos(i * 1.7), t * 1.12, mm, 7.0, (.2 * math.sin(i * 3.3), .2 * math.cos(i), z), n=40)
    folded(42, 32, 4, 3.0, m)
    group(lambda: folded(42, 32, 3, 3.0, fr), (0, 0, 12.0), (0, 0, 2)); group(lambda: folded(41, 31, 2, 3.0, m), (0, 0, 21), (0, 0, -2))
    import random as rnd
    rnd.seed(5)
    for i in range(46):
        x = -20 + 40 * i / 45
        for z0, mm in ((25.4, m),): tube([(x, -15.2, z0), (x + rnd.uniform(-.3, .3), -16.6, z0 - .6), (x + rnd.uniform(-.5, .5), -16.9, z0 - 3.4), (x + rnd.uniform(-.6, .6), -16.8, z0 - 6.0)], .27, mm, n=4, res=2)
    return dict(front=(-28, 20), side=(36, 18), detail=(-26, 26, dict(at=(-10, -14, 24), r=11)))


def curtain(v):
    m = fabric(tint='p', scale=.9, strength=.12, kind='weave', sheen=.3, rough=.8); rod = steel(.25, '#8f8478'); ring_ = steel(.2, '#b9ab97')
    def panel(x0, x1, tie):
        W = x1 - x0
        def f(u, w):
            k = 1 - w
            z = 210 - 208 * k
            pinch = math.exp(-((z - 95) / 42) ** 2) * .62 if tie else 0
            c = x0 if tie < 0 else x1
            x = x0 + W * u
            x = x + (c - x) * pinch
            y = 5.2 * (1 - .5 * pinch) * math.sin(u * TAU * 6.5 + .6 * math.sin(k * 2.2)) * (.75 + .35 * k) + 1.4 * math.sin(u * 23 + k * 3)
            return (x, y, z)
        o = surf(f, 220, 60, m); solidify(o, .5)
        for i in range(7):
            torus(3.0, .6, ring_, (x0 + W * (i + .5) / 7, 0, 205), rot=(0, 90, 0), seg=40, n=12)
        if tie: ribbon([(c_ := (x0 if tie < 0 else x1), -7, 97), (c_ + tie * -16, -9, 94), (c_ + tie * -22, 0, 95), (c_ + tie * -16, 9, 96), (c_, 7, 97)], 7, .6, m, (0, 0, 1))
    panel(-92, -8, -1); panel(8, 92, 1)
    cyl(1.6, 214, rod, (0, 0, 205), 'x', b=.3)
    for s in (-1, 1): ball(4.2, rod, (s * 110, 0, 205), seg=40); cyl(2.2, 3, rod, (s * 107, 0, 205), 'x', b=.5)
    return dict(front=(-14, 6), side=(30, 8), detail=(-24, 8, dict(at=(-50, 0, 180), r=36)))
