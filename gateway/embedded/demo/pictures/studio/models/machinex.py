from kit import *
from materials import *
from kit import _obj


def toolbox(v):
    sheet = make(tint='p', rough=.3, coat=.5, coat_rough=.1); st = steel(.3); dark = rubber('#161718')
    L, W, H = 46, 21, 15
    # body with a pressed bead, lid with sloped top
    rbox(L, W, H, .5, sheet, (0, 0, H / 2), 'z', b=.35)
    for s in (-1, 1):
        rbox(L - 7, .7, 1.5, .7, sheet, (0, s * (W / 2), 4), 'y', b=.3); rbox(L - 7, .7, 1.5, .7, sheet, (0, s * (W / 2), 10.6), 'y', b=.3)
    lid = [(-W / 2 - .35, -.6), (W / 2 + .35, -.6), (W / 2 + .35, 1.6), (W / 2 - 3.6, 5.2), (-W / 2 + 3.6, 5.2), (-W / 2 - .35, 1.6)]
    prism(fillet([(x, y, .7) for x, y in lid], True), L + .7, sheet, (0, 0, H + .4), 'x', b=.35)
    rbox(L - 9, 8.5, .5, .8, sheet, (0, 0, H + 5.7), 'z', b=.25)
    box(L + 1.0, W + 1.0, .3, make('#101113', rough=.6), (0, 0, H - .25))
    # corner caps
    for sx in (-1, 1):
        for sy in (-1, 1): rbox(2.6, 2.6, 1.8, .8, dark, (sx * (L / 2 - 1.1), sy * (W / 2 - 1.1), .8), 'z', b=.2)
    # latches
    for x in (-13, 13):
        def latch():
            rbox(3.6, .5, 4.2, .5, st, (0, -W / 2 - .45, H - 2.9), 'y', b=.12)
            rbox(2.9, .8, 3.0, .6, chrome(), (0, -W / 2 - .9, H - 2.5), 'y', b=.25)
            tube([(-1.0, -W / 2 - 1.2, H - 1.6), (-1.0, -W / 2 - 1.3, H + .9), (-.9, -W / 2 - .9, H + 1.2), (.9, -W / 2 - .9, H + 1.2), (1.0, -W / 2 - 1.3, H + .9), (1.0, -W / 2 - 1.2, H - 1.6)], .18, st, smooth=False)
            rbox(3.4, .5, 1.8, .4, st, (0, -W / 2 - .62, H + 1.1), 'y', b=.12); rbox(2.2, .8, .5, .2, st, (0, -W / 2 - .9, H + 1.55), 'y', b=.1)
            for dx in (-1.3, 1.3): screw(.26, st, (dx, -W / 2 - .68, H - 4.5))
        group(latch, (x, 0, 0))
    # handle
    for s in (-1, 1):
        rbox(2.4, 4.4, .35, .6, st, (s * 11.5, 0, H + 6.1), 'z', b=.1); rbox(1.4, 1.6, 1.6, .5, st, (s * 11.5, 0, H + 6.6), 'x', b=.15)
        for y in (-1.6, 1.6): screw(.32, st, (s * 11.5, y, H + 6.25), 'z')
    tube([(-11.5, 0, H + 6.7), (-11.2, 0, H + 9.6), (-9.6, 0, H + 10.6), (0, 0, H + 10.8), (9.6, 0, H + 10.6), (11.2, 0, H + 9.6), (11.5, 0, H + 6.7)], .5, st)
    rbox(15, 2.3, 2.0, .9, dark, (0, 0, H + 10.7), 'x', b=.3)
    for i in range(9): rbox(.35, 2.45, 2.15, .95, dark, (-5.6 + 1.4 * i, 0, H + 10.7), 'x', b=.1)
    # side bail handles, hinge
    for s in (-1, 1):
        rbox(.5, 6, 2.2, .6, st, (s * (L / 2 + .25), 0, 11.2), 'x', b=.12)
        tube([(s * (L / 2 + .7), -3.6, 11), (s * (L / 2 + 1.1), -3.4, 8.6), (s * (L / 2 + 1.2), 3.4, 8.6), (s * (L / 2 + .7), 3.6, 11)], .3, st, n=3)
    cyl(.45, L - 2, st, (0, W / 2 + .6, H + .1), 'x')
    return dict(front=(-32, 20), side=(40, 14), detail=(-24, 24, dict(at=(-12, -9, 15.5), r=9)))


def _motor(paint, L=34, R=11, feet=True, shaft=True):
    """Motor along x, shaft towards -x, axis at z 0."""
    st = steel(.25); dark = plastic('#1b1d20', rough=.5)
    cyl(R, L, paint, axis='x', seg=96)
    n = 44
    for i in range(n):
        a = 360 * i / n
        if 60 < a < 120 or (feet and 242 < a < 298): continue
        t = math.radians(a)
        box(L - 1, .42, 2.0, paint, (0, (R + .8) * math.cos(t), (R + .8) * math.sin(t)), b=.14, rot=(a - 90, 0, 0), seg=2)
    # end shields
    for s in (-1, 1):
        lathe([(0, 0), (R + 1.7, 0, .3), (R + 1.9, .4), (R + 1.9, 2.2, .5), (R + .4, 3.2, .6), (R * .55, 3.8, .5), (R * .5, 5.0, .4), (0, 5.0)], paint, (s * (L / 2 - .6), 0, 0), rot=(0, 90 * s, 0))
        for k in range(4):
            t = math.radians(45 + 90 * k)
            y, z = (R + 1.4) * math.cos(t), (R + 1.4) * math.sin(t)
            cyl(1.3, 3.2, paint, (s * (L / 2 + .8), y, z), 'x', b=.3, seg=32); bolt(.6, 1.0, st, (s * (L / 2 + 2.3), y, z), 'x' if s > 0 else '-x')
    # fan cowl
    lathe([(R + 2.1, -1), (R + 2.1, 7.5, 1.6), (R * .55, 8.6, .5), (0, 8.6)], paint, (L / 2 + 1.2, 0, 0), rot=(0, 90, 0))
    for k, r in enumerate((3.2, 5.2, 7.2, 9.2)):
        for j in range(8 + 4 * k):
            t = TAU * (j + .5) / (8 + 4 * k)
            rbox(.3, .75 * r * .32 + .9, .75, .36, make('#0a0b0c', rough=.9), (L / 2 + 9.75 - max(0, (r - 6) * .28), r * math.cos(t), r * math.sin(t)), 'x', rot=(math.degrees(t) + 90, 0, 0)) if r < 9 else None
    if shaft:
        cyl(2.1, 9, st, (-L / 2 - 8, 0, 0), 'x', b=.25); rbox(6, .9, 1.0, .4, steel(.4, '#a9acb0'), (-L / 2 - 8.6, 0, 2.0), 'z', b=.1)
        cyl(3.2, .8, steel(.4), (-L / 2 - 4.6, 0, 0), 'x', b=.15)
    # terminal box with lid, screws, glands
    rbox(13, 10, 6.5, 1, paint, (-2, 0, R + 3.6), 'z', b=.4); rbox(13.8, 10.8, 1.6, 1.2, paint, (-2, 0, R + 7.4), 'z', b=.4)
    for x in (-7.8, 3.8):
        for y in (-4.4, 4.4): screw(.5, st, (x, y, R + 8.15), 'z', dark=dark)
    for x in (-4.5, .5): cyl(1.5, 2.4, dark, (x, -6, R + 3.4), 'y', b=.2); prism(hexpts(1.7), 1.0, dark, (x, -6.2, R + 3.4), 'y', b=.15)
    torus(1.7, .45, st, (9.5, 0, R + 3.4), rot=(90, 0, 0), seg=40); cyl(.8, 1.6, st, (9.5, 0, R + 1.4))
    # name plate
    rbox(9, .15, 5, .3, steel(.35, '#d9dbdd'), (3.5, -R - 1.95, -1.0), 'y'); box(12, .6, 6.5, paint, (3.5, -R - 1.55, -1.0), b=.2)
    for i in range(4): box(6.4 - (i % 2) * 1.6, .05, .28, make('#5d6165'), (2.8, -R - 2.04, .6 - .9 * i))
    if feet:
        for y in (-1, 1):
            for x in (-11, 11):
                rbox(7, 6, 1.6, .8, paint, (x, y * (R - .4), -R - 3.4), 'z', b=.3); prism(fillet([(-3.5, -2.5, 0), (3.5, -2.5, 0), (1.5, 5, 1), (-4.5, 5, 1)], True), 5, paint, (x, y * (R - 2.2), -R - 1.5), 'x', b=.3); bolt(.8, 1.2, st, (x, y * (R + 1.3), -R - 2.6))


def electric_motor(v):
    group(lambda: _motor(cast(tint='p', rough=.4, scale=2.0, strength=.12)), (0, 0, 15.2))
    return dict(front=(-38, 18), side=(42, 16), detail=(-52, 20, dict(at=(-14, -4, 17), r=13)))


def ball_bearing(v):
    m = tmetal(.16); balls = chrome('#e8eaec'); cage = steel(.32, '#c4c6c9')
    def one():
        lathe([(10, -3, .5), (10, 3, .5), (8.25, 3, .3), (8.05, 2.6, .2), (8.0, 1.5, .2), (8.35, .9), (8.6, 0), (8.35, -.9), (8.0, -1.5, .2), (8.05, -2.6, .2), (8.25, -3, .3)], m, seg=160, closed=True)
        lathe([(4.0, -3, .5), (4.0, 3, .5), (5.7, 3, .3), (5.9, 2.6, .2), (6.0, 1.5, .2), (5.6, .9), (5.4, 0), (5.6, -.9), (6.0, -1.5, .2), (5.9, -2.6, .2), (5.7, -3, .3)], m, seg=160, closed=True)
        n = 9
        for i in range(n): ball(1.58, balls, (7 * math.cos(TAU * i / n), 7 * math.sin(TAU * i / n), 0), seg=40)
        # pressed cage: wavy ribbon on both faces
        for s in (-1, 1):
            k = 180
            rings = []
            for i in range(k):
                a = TAU * i / k
                w = .5 + .5 * math.cos(n * a)
                z = s * (.25 + 1.45 * w ** .7)
                rings.append([((7 + dr) * math.cos(a), (7 + dr) * math.sin(a), z + dz * s) for dr, dz in ((-.62, 0), (.62, 0), (.62, .2), (-.62, .2))])
            loft(rings, cage, loop=True, angle=40)
            for i in range(n):
                a = TAU * (i + .5) / n
                lathe([(0, .2), (.28, .18, .1), (.42, 0)], cage, (7 * math.cos(a), 7 * math.sin(a), s * .45), rot=(0 if s > 0 else 180, 0, 0), seg=20)
    group(one, (0, 0, 10), (90, 0, 0))
    group(one, (7.5, -14.2, 3.0))
    return dict(front=(-26, 24), side=(36, 20), detail=(-20, 20, dict(at=(0, -3, 11), r=8.5)))


def hydraulic_cylinder(v):
    paint = make(tint='p', rough=.26, coat=.6, coat_rough=.06); rod = chrome(); st = steel(.3); dark = rubber('#17181a')
    def build():
        cyl(4.2, 44, paint, axis='x', b=.3)
        # gland with wrench holes, wiper
        lathe([(0, 0), (4.7, 0, .2), (4.7, 6, .4), (3.9, 7, .3), (2.4, 7, .1), (0, 7)], paint, (-28.5, 0, 0), rot=(0, 90, 0)); cyl(2.35, .5, dark, (-28.6, 0, 0), 'x', b=.1)
        for k in range(6):
            t = TAU * k / 6
            cyl(.5, .3, make('#0a0a0b'), (-25, 4.6 * math.cos(t), 4.6 * math.sin(t)), rot=(math.degrees(-t) + 90, 0, 0), seg=20)
        cyl(2.1, 24, rod, (-39, 0, 0), 'x', b=.2)
        # rod eye and cap eye with bushings and grease nipples
        for s, x, w in ((-1, -55, 5.0), (1, 29, 5.6)):
            def eye():
                pipe(4.6, 2.5, w, paint, (0, 0, 0), 'y', b=.35); pipe(2.55, 2.05, w + .3, st, (0, 0, 0), 'y', b=.15)
                rbox(7, w - .4, 6.4, .8, paint, (-s * 4.6, 0, 0), 'x', b=.4)
                cyl(.4, 1.2, st, (0, 0, 4.9), b=.1, seg=24); ball(.45, st, (0, 0, 5.5), seg=20)
            group(eye, (x, 0, 0))
        cyl(3.3, 3, paint, (-49, 0, 0), 'x', b=.4); prism(hexpts(2.9), 1.6, st, (-46.8, 0, 0), 'x', b=.15)
        lathe([(0, 0), (4.5, 0, .3), (4.5, 3, .5), (3.2, 4.6, .6), (0, 4.6)], paint, (20.5, 0, 0), rot=(0, 90, 0))
        # ports
        for x in (-19, 18):
            rbox(4.4, 4.4, 2.2, .7, paint, (x, 0, 4.6), 'z', b=.35); cyl(1.5, 1.8, st, (x, 0, 6.0), b=.15); prism(hexpts(1.8), 1.1, st, (x, 0, 6.6), b=.15); cyl(1.1, 1.4, plastic('#d0362b'), (x, 0, 7.6), b=.25)
        # hard line along the barrel
        tube([(-19, -2.6, 5.2), (-17, -3.6, 4.6), (-14, -3.8, 4.0), (10, -3.8, 4.0), (14, -3.4, 4.6), (17, -1.6, 5.6)], .45, st);
        for x in (-8, 6): rbox(1.2, 2.6, 1.6, .4, st, (x, -3.5, 3.9), 'x', b=.15)
    group(build, (0, 0, 5))
    return dict(front=(-56, 26), side=(52, 18), detail=(-44, 24, dict(at=(-30, 0, 5), r=12)))


def belt_conveyor(v):
    belt = make(tint='p', rough=.55, spec=.35, extra=_belt); al = brushed(axis='x', rough=.32, scale=.05); paint = make('#5a6066', rough=.4, coat=.2); st = steel(.28); dark = rubber('#1a1b1d')
    L, W, H = 190, 44, 78
    r = 4.2
    # belt loop
    prof = [(L / 2 - r, r)] + [(L / 2 - r + r * math.cos(a), r * math.sin(a)) for a in (math.pi / 2 - math.pi * i / 16 for i in range(1, 16))] + [(L / 2 - r, -r), (-L / 2 + r, -r)]
    prof += [(-L / 2 + r + r * math.cos(a), r * math.sin(a)) for a in (-math.pi / 2 - math.pi * i / 16 for i in range(1, 16))] + [(-L / 2 + r, r)]
    prism(prof, W - 7, belt, (0, 0, H), 'y', b=.0)
    # side profiles with T-slots
    for s in (-1, 1):
        y = s * (W / 2 - 1.6)
        rbox(L - 10, 3.4, 9, .5, al, (0, y, H), 'x', b=.2)
        for z in (-2.3, 2.3): box(L - 10.4, .3, 1.0, make('#1d1f21', rough=.6), (0, y + s * 1.72, H + z))
        # guide rails on brackets
        rbox(L - 16, 1.6, 4.4, .6, al, (0, s * (W / 2 - .4), H + 11), 'x', b=.2)
        for i in range(5):
            x = -76 + 38 * i
            tube([(x, s * (W / 2 + .6), H - 1), (x, s * (W / 2 + 2.4), H + 2), (x, s * (W / 2 + 2.4), H + 10), (x, s * (W / 2 + .2), H + 11)], .7, st, n=4); rbox(4, 1, 5, .6, st, (x, s * (W / 2 + .4), H - .4), 'y', b=.15)
        for e in (-1, 1):
            rbox(12, 1.4, 9.6, 1, paint, (e * (L / 2 - 7), s * (W / 2 + .5), H), 'y', b=.25)
            lathe([(0, 1.2), (2.2, 1.2, .3), (2.6, 0)], dark, (e * (L / 2 - r), s * (W / 2 + 1.1), H), rot=(-90 * s, 0, 0)); bolt(.9, 1.2, st, (e * (L / 2 - r), s * (W / 2 + 2.2), H), 'y' if s > 0 else '-y')
            for dz in (-3, 3): bolt(.6, .8, st, (e * (L / 2 - 11), s * (W / 2 + 1.2), H + dz), 'y' if s > 0 else '-y')
    # legs
    for x in (-66, 66):
        for s in (-1, 1):
            rbox(5, 5, H - 10, .6, al, (x, s * (W / 2 - 3), (H - 10) / 2 + 5), 'z', b=.25)
            for d in (-1, 1): box(1.0, .3, H - 11, make('#1d1f21', rough=.6), (x, s * (W / 2 - 3) + d * 2.52, (H - 10) / 2 + 5))
            cyl(.9, 5, st, (x, s * (W / 2 - 3), 3)); lathe([(0, 2.2), (1.6, 2.2, .3), (3.6, .6, .4), (3.8, 0)], dark, (x, s * (W / 2 - 3), 0))
            rbox(8, .7, 8, 1, st, (x, s * (W / 2 - .2), H - 6.5), 'y', b=.15)
        rbox(4, W - 11, 4, .5, al, (x, 0, 22), 'y', b=.2)
    rbox(128, 4, 4, .5, al, (0, 0, 22), 'x', b=.2)
    # drive: gear box and small motor under the belt, control box
    group(lambda: _motor(cast('#3d4247', rough=.4, scale=2.0, strength=.1), 26, 8, False, False), (58, -2, H - 19), (0, 0, 90), .72)
    rbox(13, 14, 15, 2, cast('#3d4247', rough=.4, scale=1.5, strength=.1), (58, 15, H - 16), 'z', b=.6)
    rbox(14, 7, 18, 1.2, make('#d9dcde', rough=.4, coat=.2), (-46, -W / 2 - 2.5, H - 17), 'y', b=.4)
    for i, c in enumerate(('#2f9e55', '#cf2f27')): lathe([(0, 1.6), (1.3, 1.6, .3), (1.4, .4), (1.9, .3, .1), (2, 0)], plastic(c), (-49 + 6 * i, -W / 2 - 5.9, H - 13), rot=(90, 0, 0), seg=40)
    lathe([(0, 2.4), (1.8, 2.4, .5), (2.0, 1.4), (1.2, .8), (1.2, 0)], plastic('#cf2f27'), (-46, -W / 2 - 5.9, H - 20.5), rot=(90, 0, 0), seg=40)
    return dict(front=(-36, 22), side=(42, 18), detail=(-40, 28, dict(at=(-72, -8, 76), r=26)))


def _belt(n):
    h = n.noise(n.coords((2, 2, 2)), 6.0, 2)
    return n.math('MULTIPLY', h, .12), n.bump(h, .15, .05), None


def centrifugal_pump(v):
    paint = cast(tint='p', rough=.38, scale=1.8, strength=.14); st = steel(.28)
    z0 = 16
    group(lambda: _motor(paint, 26, 9.5, True, False), (18, 0, z0), (0, 0, 0))
    # bearing bracket
    lathe([(0, 0), (6, 0), (6, 5, .6), (9.5, 8, .8), (9.5, 10, .4), (0, 10)], paint, (1.5, 0, z0), rot=(0, -90, 0))
    # volute: growing radius around the axis
    n, k = 72, 20
    rings = []
    for i in range(n + 1):
        a = TAU * i / n
        g = i / n
        rr, R = 2.9 + 1.9 * g, 7.0 + 2.2 * g
        y, z = math.sin(a), math.cos(a)
        rings.append([(-13 + rr * .92 * math.cos(q), -(R + rr * math.sin(q)) * y, (R + rr * math.sin(q)) * z) for q in (TAU * j / k for j in range(k))])
    loft(rings, paint, (0, 0, z0), cap=True, angle=60)
    cyl(8.6, 5.4, paint, (-13, 0, z0), 'x', b=1.0); lathe([(0, 0), (10.8, 0, .4), (10.8, 2.2, .5), (0, 2.2)], paint, (-9.2, 0, z0), rot=(0, -90, 0))
    for i in range(8):
        t = TAU * (i + .5) / 8; bolt(.75, 1.1, st, (-9.1, 9.8 * math.cos(t), z0 + 9.8 * math.sin(t)), 'x')
    def flange(R, r):
        pipe(R, r, 2.0, paint, (0, 0, 0), b=.3); pipe(R * .66, r, .5, steel(.35, '#b9bcc0'), (0, 0, 1.1), b=.1)
        for i in range(4):
            t = TAU * (i + .5) / 4; cyl(.85, 2.2, make('#101112', rough=.7), (R * .8 * math.cos(t), R * .8 * math.sin(t), 0), seg=24)
    # suction (towards -x) and discharge (up)
    lathe([(4.4, 0, .5), (5.6, 0), (4.8, 3.0), (4.8, 7), (3.6, 7), (3.6, 0)], paint, (-15, 0, z0), rot=(0, -90, 0), closed=True); group(lambda: flange(8.2, 3.6), (-22.4, 0, z0), (0, -90, 0))
    cyl(3.6, .4, make('#08090a', rough=.9), (-18, 0, z0), 'x')
    lathe([(4.6, 0), (3.9, 6), (3.9, 12), (2.9, 12), (2.9, 0)], paint, (-13, -5.4 + 4.0, z0 + 6), closed=True); group(lambda: flange(7.2, 2.9), (-13, -1.4, z0 + 18.2)); cyl(2.9, .4, make('#08090a', rough=.9), (-13, -1.4, z0 + 15))
    # plugs, foot, base frame
    for z in (z0 - 13.2,): prism(hexpts(1.0), 1.4, st, (-13, -1.2, z + 1), b=.1)
    rbox(6, 9, 4, .8, paint, (-12, 0, 3.6), 'z', b=.4); prism(fillet([(-3, -4), (3, -4), (4.6, 5), (-4.6, 5)], True), 4, paint, (-12, 0, 6.5), 'x', b=.3)
    for y in (-1, 1): rbox(62, 3.4, 2.6, .5, make('#3a3e42', rough=.45, coat=.2), (6, y * 9.8, .9), 'x', b=.3)
    for x in (-20, 6, 32): rbox(4, 22, 2, .4, make('#3a3e42', rough=.45, coat=.2), (x, 0, 1.0), 'y', b=.25)
    for y in (-1, 1):
        for x in (7, 29): bolt(.8, 1.2, st, (x, y * 10.4, 2.0))
    return dict(front=(-38, 20), side=(40, 16), detail=(-58, 20, dict(at=(-15, -2, 18), r=13.5)))


def cordless_drill(v):
    m = plastic(tint='p', rough=.38); dk = rubber('#1d1f21', rough=.5); st = chrome(); gr = plastic('#3a3d41', rough=.4)
    # body, waist, handle and battery, nose towards -x
    lathe([(0, -9.2), (2.6, -9.2, .4), (3.0, -8, .5), (3.1, 3, .8), (2.7, 5.4, .6), (0, 5.5)], m, (0, 0, 19), 'x', 64, sy=1.0)
    lathe([(3.06, -7.6), (3.16, -7.4, .1), (3.16, -4.6, .1), (3.06, -4.4)], dk, (0, 0, 19), 'x', 64)
    for s in (-1, 1):
        rbox(5.4, .5, 2.0, .9, dk, (.6, s * 2.98, 19.2), 'y', b=.15)
        for i in range(4): rbox(.35, .3, 2.2, .16, make('#0b0c0d', rough=.9), (3.0 + .62 * i, s * 2.92, 19.1), 'y', rot=(0, 14, 0), n=4)
    lathe([(2.3, 0), (2.55, .2, .2), (2.45, 2.0, .3), (2.1, 2.2)], gr, (-9.0, 0, 19), rot=(0, -90, 0), seg=64)
    def chuck():
        lathe([(0, 0), (2.1, 0, .2), (2.15, 2.4, .2), (1.9, 2.6), (1.9, 3.0), (2.0, 3.1, .1), (1.85, 5.0, .3), (.8, 6.4, .2), (0, 6.4)], dk, seg=64); around(24, lambda i: box(.2, .25, 2.0, dk, (0, 0, 1.2), b=.08), 2.13)
        for i in range(3): group(lambda: box(.35, .4, 1.4, st, (.42, 0, 6.6), b=.08), (0, 0, 0), (0, 0, 120 * i))
        cyl(.32, 7.5, st, (0, 0, 9.6), r2=.28, b=.1, seg=32)
    group(chuck, (-11.2, 0, 19), (0, -90, 0))
    sweep([(1.4, 0, 18), (2.0, 0, 14), (2.6, 0, 10), (2.7, 0, 6.4)], lambda t: rrect(4.0 - .5 * math.sin(t * math.pi), 4.8 - 1.0 * math.sin(t * math.pi), 1.7, 8), m)
    sweep([(2.6, 0, 15.2), (3.1, 0, 12), (3.6, 0, 9), (3.7, 0, 7)], lambda t: rrect(3.7, 3.1, 1.4, 8), dk)
    prism(fillet([(-1.2, 1.6, .3), (.6, 1.9, .3), (.8, -1.8, .3), (-.5, -1.8, .5), (-.9, -.2, .8)], True), 1.7, dk, (-.6, 0, 14.8), 'y', b=.2)
    rbox(8.6, 6.4, 2.2, 1.6, m, (1.4, 0, 5.4), 'z', b=.5); rbox(9.6, 7.0, 4.0, 1.6, dk, (1.0, 0, 2.3), 'z', b=.5); rbox(9.7, 7.1, .5, 1.6, m, (1.0, 0, 3.1), 'z', b=.1)
    rbox(3.2, .4, 1.2, .4, gr, (.2, -3.5, 1.8), 'y', b=.1); rbox(.6, 6.6, 1.3, .3, m, (-3.9, 0, 2.2), 'x', b=.15)
    ball(.35, glow('#fff3cf', 1.2), (-2.2, 0, 6.2), seg=24)
    return dict(front=(-22, 12), side=(36, 12), detail=(-38, 16, dict(at=(-8, 0, 18.5), r=7)))


def claw_hammer(v):
    st = brushed(axis='x', rough=.2, scale=.5); face = steel(.12); grip = grained(tint='p', rough=.48, scale=7, strength=.08); soft = rubber('#1c1e20', rough=.6); shaft = brushed(axis='y', rough=.22, scale=.4)
    def head():
        # striking face, bell, neck; the cheek with the shaft's eye; two claws that part and curve down
        lathe([(0, -8.0), (1.45, -8.0, .12), (1.62, -7.75, .12), (1.62, -6.2, .2), (1.5, -5.9, .2), (1.18, -5.3, .4), (1.05, -4.2, .5), (1.12, -3.2, .5), (1.35, -2.2), (0, -2.2)], st, axis='x', seg=96); lathe([(0, -8.04), (1.36, -8.03, .06), (1.42, -7.98)], face, axis='x', seg=96)
        rings = [(-2.6, 2.5, 2.5, .95), (-2.0, 2.75, 3.0, .6), (-1.2, 2.85, 3.3, .5), (1.0, 2.8, 3.3, .5), (1.8, 2.7, 3.0, .7), (2.4, 2.7, 2.6, .8)]
        loft([[(x, y, z) for y, z in rrect(w, h, r, 8)] for x, w, h, r in rings], st, angle=30, b=.06)
        for s in (-1, 1):
            sweep([(1.9, s * .62, .05), (3.2, s * .72, .22), (4.8, s * .9, .1), (6.4, s * 1.12, -.75), (7.6, s * 1.3, -1.9), (8.3, s * 1.42, -3.1)], lambda t: rrect(1.25 - .2 * t, 2.5 * (1 - t) ** .9 + .16, min(.3, (2.5 * (1 - t) ** .9 + .16) * .4), 5), st, n=14)
        rbox(1.7, 1.4, .2, .4, soft, (-.1, 0, 1.66), 'z', b=.06)
    group(head, (0, 0, 1.75), (90, 0, 0))
    def handle():
        lathe([(.95, 1.2), (.95, -2.3, .2), (.8, -3.0, .3), (.78, -12.5)], shaft, axis='y', seg=64)
        lathe([(.8, -11.2), (1.2, -11.35, .12), (1.28, -12.2, .2), (1.1, -12.6)], soft, axis='y', seg=64)
        g = lambda t: rrect(2.25 + .5 * math.sin(t * 9.2 + 1.0) * (1 - .3 * t) + .7 * max(0, t - .86) / .14, 2.75 + .45 * math.sin(t * 9.2 + 1.4) + .8 * max(0, t - .86) / .14, 1.05, 10)
        sweep([(0, -12.2, 0), (0, -16, 0), (0, -20, 0), (0, -25, 0), (0, -30.2, 0)], g, grip, (0, 0, 1), n=14); lathe([(0, 0), (1.1, 0, .2), (1.5, .5, .3), (1.4, 1.0), (0, 1.0)], soft, (0, -30.9, 0), 'y', 64, sx=1.12, sy=1.28)
        # soft inlay with ribs on both flat sides, a hole to hang it by
        for s in (-1, 1):
            prism(smooth_line([(-.62, -14.4), (0, -13.6), (.62, -14.4), (.78, -18.5), (.6, -23), (.72, -26), (0, -27.2), (-.72, -26), (-.6, -23), (-.78, -18.5)], 6, closed=True), .24, soft, (0, 0, s * 1.19), b=.06)
            for i in range(9): rbox(1.05, .42, .16, .18, soft, (0, -16 - 1.15 * i, s * 1.3), 'z', b=.06)
    group(handle, (-.1, 0, 1.75))
    return dict(front=(-52, 40, dict(fill=.86)), side=(-22, 46), detail=(-34, 34, dict(at=(.4, -1.5, 1.8), r=8.2)))


def caster_wheel(v):
    st = steel(.25, '#d2d5d8'); tyre = rubber(tint='p', rough=.45); hub = plastic(tint='s', rough=.4); dk = plastic('#232528')
    def caster(brake):
        R = 6.2
        group(lambda: (lathe([(R - 1.7, -1.7, .2), (R - .4, -1.75, .6), (R, -1.0, .5), (R, 1.0, .5), (R - .4, 1.75, .6), (R - 1.7, 1.7, .2)], tyre, seg=128, closed=True), lathe([(0, -1.5), (R - 1.5, -1.5, .15), (R - 1.65, -.6, .2), (2.2, -.6, .2), (2.0, -1.9, .2), (0, -1.9)], hub, seg=96), lathe([(0, 1.5), (R - 1.5, 1.5, .15), (R - 1.65, .6, .2), (2.2, .6, .2), (2.0, 1.9, .2), (0, 1.9)], hub, seg=96)), (0, 0, R), (90, 0, 0))
        for s in (-1, 1):
            prism(fillet([(-1.4, -1.4, 1.3), (1.5, -1.4, 1.3), (4.8, 7.2, .8), (-1.6, 7.4, .6)], True), .35, st, (0, s * 2.3, R), 'y', b=.1)
            bolt(.8, 1.0, st, (0, s * 2.5, R), '-y' if s < 0 else 'y')
        rbox(6.6, 5.0, .4, 1.0, st, (1.6, 0, R + 7.2), 'z', b=.1)
        lathe([(0, 0), (3.2, 0, .3), (3.5, .6, .3), (3.0, 1.3, .2), (0, 1.3)], st, (1.6, 0, R + 7.4), seg=64); torus(3.1, .3, dk, (1.6, 0, R + 8.0), seg=64)
        rbox(10.5, 8.5, .5, .8, st, (1.6, 0, R + 9.0), 'z', b=.12)
        for x in (-1, 1):
            for y in (-1, 1): rbox(1.6, .8, .1, .4, make('#0b0b0c'), (1.6 + x * 3.9, y * 3.1, R + 9.26), 'z')
        if brake:
            prism(fillet([(-1.5, 1.4, .4), (-5.8, 3.0, .8), (-6.2, 4.1, .4), (-2, 4.3, .6), (0, 4.4, .3)], True), 3.4, make('#c73028', rough=.4), (0, 0, R + 2.6), 'y', b=.3)
    caster(True)
    group(lambda: caster(False), (11, -10.5, 0), (0, 0, 28))
    return dict(front=(-28, 18), side=(-76, 16), detail=(-30, 20, dict(at=(-1, -2, 7), r=7)))


def _figures(body, size, m, at, rot=(0, 0, 0)):
    """Numbers of a scale, lying in the part's x-y plane."""
    cu = bpy.data.curves.new('figures', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y = body, size, 'CENTER', 'CENTER'
    return _obj(cu, m, at, rot, fit=False)


def pressure_gauge(v):
    case = tmetal(.2); dial = make('#f7f7f4', rough=.5); ink = make('#17191c', rough=.6); brass = steel(.24, '#d6b26a'); red = make('#c62b24', rough=.5); green = make('#3f9a55', rough=.5); gl = thinglass('#fdfefe', .4, .995)
    def gauge(share):
        lathe([(0, -1.7), (4.5, -1.7, .4), (4.85, -1.3, .3), (4.85, .8, .1), (5.05, .85, .1), (5.2, 1.0, .1), (5.2, 1.75, .2), (4.95, 2.0, .15), (4.68, 1.85, .1), (4.62, 1.0)], case, seg=128)
        cyl(4.66, .1, dial, (0, 0, .95), seg=96); lathe([(0, 1.95), (2.5, 1.9), (4.7, 1.72)], gl, seg=96)
        z = 1.02
        def arc(r0, r1, a0, a1, m): surf(lambda u, w: ((r0 + (r1 - r0) * w) * math.cos(math.radians(a0 + (a1 - a0) * u)), (r0 + (r1 - r0) * w) * math.sin(math.radians(a0 + (a1 - a0) * u)), z), 60, 1, m)
        arc(4.22, 4.26, 225, -45, ink); arc(3.98, 4.2, 171, 36, green); arc(3.98, 4.2, 9, -45, red)
        for i in range(51):
            a = math.radians(225 - 5.4 * i); big = i % 5 == 0; mid = 3.5 if big else 3.95
            box(4.22 - mid, .075 if big else .035, .02, ink, ((4.22 + mid) / 2 * math.cos(a), (4.22 + mid) / 2 * math.sin(a), z), rot=(0, 0, math.degrees(a)))
            if i % 10 == 0: _figures(str(i // 5), .82, ink, (2.95 * math.cos(a), 2.95 * math.sin(a), z + .01))
        a = 225 - 270 * share
        group(lambda: (prism([(-1.3, -.22), (-.2, -.11), (3.75, -.03), (3.75, .03), (-.2, .11), (-1.3, .22)], .05, ink, (0, 0, z + .22)), lathe([(0, 0), (.5, 0, .05), (.5, .3, .1), (.2, .42), (0, .42)], ink, (0, 0, z + .12), seg=40)), (0, 0, 0), (0, 0, a))
        rbox(1.5, .35, .02, .1, make('#b9bcc0', rough=.5), (0, -2.1, z), 'z'); cyl(.12, .12, ink, (-2.75, -3.0, z), seg=16)
        # socket: neck, spanner flats, thread
        cyl(1.05, .9, brass, (0, -5.1, -.35), 'y', b=.1); box(1.9, 1.5, 1.9, brass, (0, -6.1, -.35), b=.14); cyl(.74, 1.9, brass, (0, -7.7, -.35), 'y', b=.12)
        for i in range(9): torus(.74, .085, brass, (0, -7.02 - .18 * i, -.35), 'y', seg=48, n=8)
        cyl(.42, .5, rubber('#16171a'), (0, 4.95, -.4), 'y', b=.15, seg=32)
        for i in range(3): group(lambda: screw(.2, steel(.3), (5.05, 0, 1.35), 'x'), (0, 0, 0), (0, 0, 90 + 120 * i))
    group(lambda: gauge(.42), (0, 0, 8.7), (90, 0, 0))
    group(lambda: group(lambda: gauge(0), (0, 0, 0), (0, 0, 0)), (8.6, -5.6, 1.75), (0, 0, -38), .78)
    return dict(front=(-24, 16), side=(30, 14), detail=(-16, 14, dict(at=(0, -2, 9.4), r=5.2)))


def spirit_level(v):
    m = make(tint='p', rough=.34, coat=.35, coat_rough=.12); mill = brushed(axis='x', rough=.26, scale=.6); dk = rubber('#191a1c', rough=.5); fluid = make('#c9e037', rough=.06, coat=1.0, coat_rough=.02, emit='#b9d02c', emit_power=.12); air = make('#f0f6b4', rough=.05, coat=1.0); ink = make('#15171a', rough=.5); gl = thinglass('#fbfff0', 1.0, .97); frame = plastic('#f3f4f4', rough=.3)
    def vial(l=3.4):
        cyl(.5, l, fluid, axis='x', b=.12, seg=48); lathe([(.6, -l / 2), (.6, l / 2)], gl, axis='x', seg=48)
        ball(.3, air, (.05, 0, .27), sx=2.1, sy=1.0, sz=.9)
        for x in (-.85, .85): torus(.51, .035, ink, (x, 0, 0), 'x', seg=40, n=8)
        for s in (-1, 1): cyl(.68, .3, frame, (s * (l / 2), 0, 0), 'x', b=.08, seg=40)
    def level(L, ends):
        prof = [(-1.15, 0, .12), (1.15, 0, .12), (1.15, .75, .15), (.92, .95, .15), (.92, 4.35, .15), (1.15, 4.55, .15), (1.15, 5.3, .12), (-1.15, 5.3, .12), (-1.15, 4.55, .15), (-.92, 4.35, .15), (-.92, .95, .15), (-1.15, .75, .15)]
        body = prism(fillet(prof, True, 3), L, m, (0, 0, 0), 'x')
        cut(body, rbox(5.4, 4, 4.0, .7, None, (0, 0, 4.75), 'y'), *[cyl(1.62, 4.1 + .1 * i, None, (x, 0, 2.65), 'y', seg=60, rot=(0, 0, 0)) for i, x in enumerate(ends)])
        for z in (-.01, 5.31):
            if z < 0: box(L, 2.2, .06, mill, (0, 0, z), b=.02)
            else:
                for s in (-1, 1): box(L / 2 - 3.0, 2.2, .06, mill, (s * (L / 4 + 1.45), 0, z), b=.02)
        # window in the middle: holder with its vial
        rbox(5.3, 2.0, .5, .2, frame, (0, 0, 2.98), 'z', b=.1)
        for s in (-1, 1): rbox(.5, 2.0, 1.8, .2, frame, (s * 2.4, 0, 3.7), 'z', b=.1)
        group(lambda: vial(4.2), (0, 0, 3.95)); lathe([(.62, -2.1), (.66, -2.1), (.66, 2.1), (.62, 2.1)], gl, (0, 0, 3.95), 'x', 48)
        for k, x in enumerate(ends):
            pipe(1.78, 1.3, 2.2, dk, (x, 0, 2.65), 'y', b=.15); pipe(1.32, 1.12, 1.5, frame, (x, 0, 2.65), 'y', b=.08)
            group(lambda: vial(2.0), (x, 0, 2.65), (0, 90 if k == 0 else 45, 0), 1.0)
        for s in (-1, 1):
            rbox(1.3, 2.5, 5.6, .35, dk, (s * (L / 2 + .35), 0, 2.65), 'x', b=.2)
            rbox(.3, 1.4, 3.6, .3, make('#2a2c2f', rough=.6), (s * (L / 2 + 1.0), 0, 2.65), 'x', b=.08)
        # slot for the hand with a rubber lining on the long one
        if L > 30:
            for s in (-1, 1): rbox(5.6, 2.1, 2.3, 1.1, dk, (s * 7.0, 0, 2.65), 'y', b=.12); rbox(4.9, 2.3, 1.6, .8, make('#101113', rough=.8), (s * 7.0, 0, 2.65), 'y', b=.05)
    group(lambda: level(38, (-14, 14)), (0, 5, 0))
    group(lambda: level(23, (-8.4, 8.4)), (-2.5, -5.4, 0), (0, 0, -8))
    return dict(front=(-40, 24), side=(44, 20), detail=(-24, 22, dict(at=(-6.5, -5, 2.6), r=7.2)))


def v_belt_pulley(v):
    m = cast(tint='p', rough=.42, scale=2.2, strength=.14); mach = brushed(axis='turn', rough=.26, scale=.8); st = steel(.24); bush = steel(.34, '#a7abb0'); dk = make('#0c0d0e', rough=.8)
    def pulley(R, grooves, holes):
        p = 1.95; W = grooves * p + .7; h = W / 2
        pts = [(R - 2.0, -h, .1), (R, -h, .12)]
        for g in range(grooves):
            c = (g - (grooves - 1) / 2) * p
            pts += [(R, c - .82, .07), (R - 1.35, c - .36, .08), (R - 1.35, c + .36, .08), (R, c + .82, .07)]
        pts += [(R, h, .12), (R - 2.0, h, .1)]
        lathe(pts, mach, seg=180, closed=True, angle=25)
        lathe([(R - 2.02, -h + .12), (R - 1.95, -h + .05), (R - 1.95, h - .05), (R - 2.02, h - .12), (R - 2.35, h - .3, .3), (R - 2.6, .62, .3), (R - 2.6, -.62, .3), (R - 2.35, -h + .3, .3)], m, seg=128, closed=True)
        hub = min(h + .3, 2.7)
        web = lathe([(2.2, -.62), (R - 2.3, -.62), (R - 2.3, .62), (2.2, .62)], m, seg=128, closed=True)
        if holes: cut(web, *[cyl((R - 6.2) * .42, 4, None, ((R + 1.2) / 2 * math.cos(TAU * i / holes), (R + 1.2) / 2 * math.sin(TAU * i / holes), 0), seg=48) for i in range(holes)]); bevel(web, .12, 3)
        lathe([(2.3, -hub, .2), (3.6, -hub, .3), (3.9, -.9, .5), (4.4, -.55, .3), (4.4, .55, .3), (3.9, .9, .5), (3.6, hub, .3), (2.3, hub, .2)], m, seg=96, closed=True)
        b = lathe([(1.35, -hub + .05, .08), (2.34, -hub - .02, .05), (2.34, hub + .06, .05), (1.35, hub + .06, .1)], bush, seg=96, closed=True)
        cut(b, box(.7, 1.3, 9, None, (0, 1.35, 0)), *[cyl(.4, 1.6, None, (2.3 * math.cos(a), 2.3 * math.sin(a), hub), seg=32) for a in (.5, 2.6, 4.7)])
        for a in (.5, 2.6, 4.7):
            group(lambda: (cyl(.36, 1.0, st, (0, 0, -.3), b=.06, seg=32), prism(hexpts(.2), .1, dk, (0, 0, .2))), (2.3 * math.cos(a), 2.3 * math.sin(a), hub - .25))
        for a in (.9, 3.0): cyl(.24, .1, dk, ((R - 2.3 - 4.4) * 0 + 3.0 * math.cos(a), 3.0 * math.sin(a), hub + .01), seg=24)
    group(lambda: pulley(10.5, 2, 5), (0, 0, 10.5), (90, 0, 0))
    group(lambda: pulley(6.6, 3, 0), (11.2, -8.6, 3.3))
    return dict(front=(-30, 20), side=(38, 16), detail=(-30, 16, dict(at=(0, -2, 11), r=7.5)))


def tape_measure(v):
    body = plastic(tint='p', rough=.34); dk = rubber('#1b1c1f', rough=.55); st = steel(.25); tape = make('#f4c51d', rough=.32, coat=.4, coat_rough=.1); ink = make('#17181a', rough=.5); red = make('#c4261f', rough=.5)
    out = [(-3.9, .0, .5), (4.1, .0, 1.2), (4.3, 3.6, 2.2), (3.2, 7.0, 2.6), (-.6, 7.5, 2.2), (-3.0, 6.0, 2.0), (-3.9, 3.2, .9)]
    def scaled(f, g): return [((x - .2) * f + .2, (y - 3.6) * g + 3.6, r) for x, y, r in out]
    prism(fillet(out, True, 8), 3.7, body, (0, 0, 0), 'y', b=.5, seg=4)
    # rubber jacket: a band over the back and grips, inset shield on both sides
    prism(fillet([(1.0, -.06, .3), (4.25, -.06, 1.2), (4.45, 3.6, 2.2), (3.3, 7.14, 2.6), (.4, 7.55, 1.0), (1.6, 6.2, 1.2), (2.7, 3.6, 2.2), (1.7, 1.2, .8)], True, 8), 3.95, dk, (0, 0, 0), 'y', b=.5, seg=4)
    for i in range(6):
        a = math.radians(58 - 19 * i); rbox(.5, 3.2, .3, .14, dk, (1.0 + 3.42 * math.cos(a), 0, 3.75 + 3.35 * math.sin(a)), 'y', b=.1, rot=(0, 90 - math.degrees(a), 0))
    for s in (-1, 1):
        group(lambda: (lathe([(0, 0), (2.55, 0), (2.55, .12, .1), (2.3, .2, .05), (2.25, .12), (0, .12)], dk, seg=96), lathe([(0, .1), (2.2, .1), (2.2, .22, .08), (0, .3)], body, seg=96), cyl(.34, .14, st, (0, 0, .34), b=.05, seg=32)), (-.55, s * 1.85, 3.7), (90 if s < 0 else -90, 0, 0))
        for x, z in ((-3.1, .75), (2.7, .75), (1.2, 6.9)): group(lambda: (cyl(.26, .1, st, (0, 0, 0), b=.03, seg=24), box(.34, .07, .03, ink, (0, 0, .05)), box(.07, .34, .03, ink, (0, 0, .05))), (x, s * (1.98 if x > 0 else 1.84), z), (90 if s < 0 else -90, 0, 0))
    # lock, mouth, blade with hook
    prism(fillet([(-4.35, 3.5, .25), (-3.3, 6.0, .6), (-2.6, 6.5, .3), (-2.6, 5.4, .2), (-3.6, 3.3, .2)], True), 1.9, dk, (0, 0, 0), 'y', b=.2)
    for i in range(5): box(.2, 1.7, .16, dk, (-4.0 + .2 * i, 0, 4.35 + .42 * i), b=.06, rot=(0, -66, 0))
    rbox(.7, 3.4, 2.2, .4, dk, (-3.75, 0, 1.25), 'x', b=.15); rbox(.2, 2.8, 1.1, .2, make('#060607', rough=.9), (-4.06, 0, 1.0), 'x')
    X1 = -13.5
    def sag(x): return .78 - .6 * max(0, (-4 - x) / 12.5) ** 1.6
    def blade(x, s): return (x, 1.22 * s, sag(x) + .34 * s * s)
    o = surf(lambda u, w: blade(-3.9 + (X1 + 3.9) * u, 2 * w - 1), 60, 16, tape); solidify(o, .03)
    vs, fs, rs, rf = [], [], [], []
    def mark(x, w, s0, s1, V, F, n=5):
        k = len(V)
        for i in range(n + 1):
            s = s0 + (s1 - s0) * i / n
            for dx in (-w / 2, w / 2): a = blade(x + dx, s); V.append((a[0], a[1], a[2] + .03))
        F += [(k + 2 * i, k + 2 * i + 1, k + 2 * i + 3, k + 2 * i + 2) for i in range(n)]
    for i in range(1, 46):
        x = X1 + .2 * i
        for side in (-1, 1): mark(x, .035, side, side * (.35 if i % 5 == 0 else .72 if i % 1 == 0 else .8), vs, fs)
    mesh(vs, fs, ink, recalc=False)
    for i in range(1, 13):
        x = X1 + i
        if x < -4.6: a = blade(x - .3, 0); _figures(str(i), .85, red if i == 10 else ink, (x - .06 if i < 10 else x, 0, a[2] + .07))
    rbox(.07, 2.1, 1.2, .3, st, (X1 - .06, 0, .42), 'x', b=.02); rbox(1.5, 1.3, .06, .3, st, (X1 + .7, 0, sag(X1) + .1), 'z', b=.02)
    for y in (-.32, .32): cyl(.13, .1, st, (X1 + .95, y, sag(X1) + .15), b=.03, seg=20)
    return dict(front=(-30, 24), side=(20, 22), detail=(-40, 30, dict(at=(-5.5, 0, 3), r=5.6)))


def bench_vise(v):
    m = cast(tint='p', rough=.36, scale=1.6, strength=.14); st = steel(.22); mach = brushed(axis='x', rough=.3, scale=.5); jaw = steel(.35, '#8f9499'); dk = make('#101113', rough=.6)
    # swivel base with lugs and lock bolts
    lathe([(0, 0), (8.6, 0, .3), (8.8, 1.2, .4), (7.6, 1.9, .4), (7.2, 2.6, .3), (0, 2.6)], m, seg=96)
    for i in range(4):
        a = 45 + 90 * i
        group(lambda: (rbox(4.6, 3.8, 1.3, 1.8, m, (9.2, 0, .65), 'z', b=.25), cyl(.75, .12, dk, (9.9, 0, 1.3), seg=32), bolt(.62, .9, st, (9.9, 0, 1.25))), (0, 0, 0), (0, 0, a))
    lathe([(0, 2.6), (7.0, 2.6, .3), (7.1, 3.8, .5), (5.4, 4.6, .8), (4.6, 6.2), (0, 6.2)], m, seg=96)
    for s in (-1, 1):
        group(lambda: (cyl(.55, 2.6, st, (0, 0, 1.0), b=.1, seg=32), tube([(-1.9, 0, 1.9), (1.9, 0, 1.9)], .28, st, smooth=False), ball(.42, st, (-1.9, 0, 1.9), seg=20), ball(.42, st, (1.9, 0, 1.9), seg=20), cyl(1.1, .8, m, (0, 0, .1), b=.2, seg=40)), (0, s * 7.0, 2.7), (0, 0, 30 * s))
    # fixed body with anvil towards +x, jaws across y
    prism(fillet([(-3.2, 4.0), (5.0, 4.0, 1.5), (6.4, 8.6, 1.5), (10.6, 10.0, .8), (11.4, 11.2, .4), (11.4, 13.3, .3), (-.3, 13.3, .3), (-3.2, 12, .4)], True, 6), 8.6, m, (0, 0, 0), 'y', b=.3, seg=4)
    prism([(-.3, 11.0), (5.4, 11.0), (5.2, 13.2), (4.2, 16.2), (-.3, 16.2)], 8.4, m, (0, 0, 0), 'y', b=.4, seg=4)
    rbox(5.4, 7.4, .3, .4, mach, (8.2, 0, 13.45), 'z', b=.1)
    for s in (-1, 1): prism(fillet([(-2.6, 6.4, .5), (4.6, 6.4, .8), (3.6, 12.2, .8), (-2.0, 11.4, .6)], True), .9, m, (0, s * 4.45, 0), 'y', b=.3)
    rbox(4.3, 13.4, 3.4, .5, m, (1.95, 0, 14.7), 'y', b=.4); rbox(.75, 13.0, 2.7, .15, jaw, (-.55, 0, 15.0), 'x', b=.08)
    # slide, moving jaw, screw, handle
    rbox(19, 4.6, 4.6, .5, mach, (-4.6, 0, 8.9), 'x', b=.2)
    prism(fillet([(-6.4, 5.9, .8), (-12.2, 6.2, 1.4), (-12.6, 11.0, 1.4), (-9.2, 13.0, 1.0), (-8.4, 16.2, .5), (-4.6, 16.2, .3), (-4.6, 12.0, .8), (-6.0, 11.4, .5)][::-1], True, 6), 8.0, m, (0, 0, 0), 'y', b=.5, seg=4)
    rbox(4.0, 13.4, 3.4, .5, m, (-6.6, 0, 14.7), 'y', b=.4); rbox(.75, 13.0, 2.7, .15, jaw, (-4.25, 0, 15.0), 'x', b=.08)
    for k in range(26):
        for x in (-.94, -3.86): box(.06, .16, 2.4, jaw, (x, -6.25 + .5 * k, 15.0), b=.02)
    lathe([(0, 0), (3.0, 0, .2), (3.1, .9, .4), (1.7, 1.5, .3), (1.7, 3.6, .3), (2.1, 3.9, .3), (2.1, 6.0, .5), (0, 6.2)], st, (-12.4, 0, 8.6), rot=(0, -90, 0), seg=64)
    tube([(-17.2, -8.4, 8.0), (-17.2, 6.4, 9.3)], .62, chrome(), smooth=False)
    for y, z in ((-8.6, 7.98), (6.6, 9.32)): ball(1.05, st, (-17.2, y, z), seg=32)
    rbox(5.4, .2, 2.6, .4, steel(.3, '#d9dbde'), (2.2, -4.98, 9.3), 'y', b=.05); rbox(4.6, .1, 1.9, .3, make('#1c1e21', rough=.4), (2.2, -5.07, 9.3), 'y')
    return dict(front=(-38, 20), side=(34, 18), detail=(-46, 24, dict(at=(-4, -2, 13.5), r=8.5)))


def gear_reducer(v):
    m = cast(tint='p', rough=.36, scale=1.8, strength=.12); st = steel(.24); mach = steel(.3, '#b9bdc1'); dk = make('#0d0e0f', rough=.8); seal = rubber('#191a1c')
    # worm housing: square body with rounded corners, output through y, worm along x on top
    B = 8.4
    rbox(17.5, 12, 17.5, 4.2, m, (0, 0, B + 2.2), 'y', b=.6, seg=4)
    rbox(15, 10.5, 8.5, 2.2, m, (0, 0, B + 11.2), 'x', b=.6, seg=4); cyl(4.7, 17.4, m, (0, 0, B + 11.6), 'x', b=.6, seg=96)
    for i in range(7):
        x = -6 + 2 * i
        rbox(.55, 12.9, 15.4, 3.4, m, (x, 0, B + 3.0), 'x', b=.2)
    # feet
    for s in (-1, 1):
        rbox(21, 4.2, 1.5, .8, m, (0, s * 4.6, .75), 'z', b=.3)
        for x in (-8.6, 8.6): bolt(.72, 1.1, st, (x, s * 4.8, 1.5))
        for x in (-6.4, 0, 6.4): rbox(1.1, 3.6, 4.2, .4, m, (x, s * 4.3, 2.4), 'z', b=.25)
    # output covers
    for s in (-1, 1):
        def cover():
            lathe([(2.6, 0), (7.3, 0), (7.4, 1.1, .35), (6.6, 1.4, .3), (5.6, 1.5, .2), (5.0, 2.6, .3), (4.2, 2.8, .2), (2.6, 2.8)], m, seg=96); lathe([(2.4, 2.2), (4.2, 2.2), (4.2, 2.72, .1), (2.4, 2.72, .1)], seal, seg=96, closed=True)
            b = lathe([(1.85, -1, .05), (2.5, -1), (2.5, 3.2, .12), (1.85, 3.2, .15)], mach, seg=96, closed=True); cut(b, box(.95, 1.4, 9, None, (0, 2.1, 2)))
            cyl(1.84, .2, dk, (0, 0, .2), seg=64)
            for i in range(8): a = TAU * (i + .5) / 8; bolt(.46, .8, st, (6.4 * math.cos(a), 6.4 * math.sin(a), 1.25))
        group(cover, (0, s * 6.0, B + 2.2), (90 if s < 0 else -90, 0, 0))
    # worm cover at the far end, flange towards the motor
    def wcap():
        lathe([(0, 0), (4.5, 0), (4.5, 1.0, .3), (3.6, 1.3, .2), (3.4, 1.9, .3), (0, 2.0)], m, seg=64)
        for i in range(4): a = TAU * (i + .5) / 4; bolt(.42, .75, st, (3.95 * math.cos(a), 3.95 * math.sin(a), 1.0))
    group(wcap, (-8.6, 0, B + 11.6), (0, -90, 0))
    lathe([(0, 0), (5.4, 0), (5.6, 2.0, 1.2), (8.6, 2.8, .4), (8.8, 3.0, .2), (8.8, 4.4, .3), (0, 4.4)], m, (7.6, 0, B + 11.6), rot=(0, 90, 0), seg=96)
    for i in range(4):
        a = TAU * (i + .5) / 4; bolt(.6, .9, st, (10.2, 7.5 * math.cos(a), B + 11.6 + 7.5 * math.sin(a)), '-x')
    group(lambda: _motor(m, 24, 8.2, False, False), (28.6, 0, B + 11.6), (0, 0, 0), .86)
    # breather, level glass, plate
    cyl(.95, .7, st, (-4.2, 0, B + 16.2), b=.15, seg=40); prism(hexpts(.95), .9, st, (-4.2, 0, B + 16.9), b=.1); cyl(.5, .7, plastic('#c9302a'), (-4.2, 0, B + 17.6), b=.15, seg=32)
    rbox(6.2, .15, 3.2, .3, steel(.35, '#d9dbdd'), (-1.2, -5.36, B + 12.6), 'y', b=.03); rbox(6.6, .5, 3.6, .3, m, (-1.2, -5.1, B + 12.6), 'y', b=.1)
    for i in range(3): box(4.6 - i, .05, .25, make('#5d6165'), (-1.6 - i * .4, -5.45, B + 13.5 - .8 * i))
    return dict(front=(-34, 18), side=(38, 16), detail=(-34, 18, dict(at=(-2, -4, 13), r=10.5)))


def air_compressor(v):
    m = make(tint='p', rough=.26, coat=.5, coat_rough=.08); dk = rubber('#191a1c', rough=.5); ir = cast('#3a3e43', rough=.45, scale=1.4, strength=.1); al = cast('#b4b8bc', rough=.38, scale=2.0, strength=.1, metal=.8); st = steel(.24); cu = steel(.25, '#c98a58'); brass = steel(.25, '#d3ae66')
    R, L, z0 = 12.5, 46, 17.5
    # tank with domed ends and weld seams
    dome = [(R * math.cos(a), L / 2 - 7 + 7.0 * math.sin(a)) for a in (math.pi / 2 * i / 12 for i in range(12))] + [(0, L / 2)]
    prof = [(r, -z) for r, z in reversed(dome)] + dome
    lathe(prof, m, (0, 0, z0), 'x', 96)
    for s in (-1, 1): torus(R + .02, .22, m, (s * (L / 2 - 7.2), 0, z0), 'x', seg=96, n=10)
    cyl(2.0, 1.2, m, (-L / 2 + .2, 0, z0 - 4), 'x', b=.3); prism(hexpts(1.3), 1.2, brass, (-L / 2 - .8, 0, z0 - 4), 'x', b=.1)
    # wheels and front foot
    for s in (-1, 1):
        group(lambda: (lathe([(3.2, -1.9, .3), (6.6, -1.9, .8), (7.4, -1.0, .6), (7.4, 1.0, .6), (6.6, 1.9, .8), (3.2, 1.9, .3)], dk, seg=96, closed=True), lathe([(0, -1.5), (3.4, -1.5, .2), (4.9, -1.2, .3), (5.0, 1.2, .3), (3.4, 1.5, .2), (0, 1.5)], make('#d9dce0', rough=.4), seg=64), cyl(1.1, 4.4, st, b=.3, seg=40)), (13, s * 12.6, 7.4), (90, 0, 0))
        prism(fillet([(10.4, 6, .8), (15.6, 6, .8), (17, 13, .8), (9, 13, .8)], True), .8, m, (0, s * 9.2, 0), 'y', b=.2)
    cyl(.9, 26, st, (13, 0, 7.4), 'y', b=.1)
    prism(fillet([(-17, 1.6, .4), (-12, 1.6, .4), (-11, 8.5, .5), (-18, 8.5, .5)], True), 7, m, (0, 0, 0), 'y', b=.3); lathe([(0, 0), (2.6, 0, .3), (2.2, 1.8, .3), (0, 1.8)], dk, (-14.5, -2.2, 0), seg=48); lathe([(0, 0), (2.6, 0, .3), (2.2, 1.8, .3), (0, 1.8)], dk, (-14.5, 2.2, 0), seg=48)
    # saddle plate
    rbox(34, 15, 1.0, 1.2, m, (1, 0, z0 + R + 1.6), 'z', b=.3)
    for x in (-12, 14): rbox(1.2, 14, 5, .4, m, (x, 0, z0 + R - .6), 'z', b=.2)
    zp = z0 + R + 2.1
    # pump: crankcase, finned cylinder, head, filter
    rbox(9.5, 9.5, 8.5, 1.6, ir, (-6.5, 0, zp + 4.2), 'z', b=.6); lathe([(0, 0), (3.9, 0), (3.9, 1.2, .3), (0, 1.3)], ir, (-6.5, -4.6, zp + 4.0), rot=(90, 0, 0), seg=64); cyl(.9, .3, make('#dff0b0', rough=.1, coat=1), (-6.5, -5.9, zp + 3.2), 'y', b=.08, seg=40)
    for i in range(6): a = TAU * i / 6; bolt(.36, .6, st, (-6.5 + 3.2 * math.cos(a), -5.7, zp + 4 + 3.2 * math.sin(a)), '-y')
    cyl(3.7, 9, ir, (-6.5, 0, zp + 12.6), seg=64)
    for i in range(8): rbox(11.0, 11.0, .42, 2.6, ir, (-6.5, 0, zp + 9.4 + .95 * i), 'z', b=.12)
    rbox(10.6, 10.6, 2.6, 1.6, al, (-6.5, 0, zp + 18.2), 'z', b=.3)
    for i in range(6): rbox(9.6, .55, 1.7, .2, al, (-6.5, -3.9 + 1.56 * i, zp + 20.0), 'z', b=.12)
    for x in (-4.2, 4.2):
        for y in (-4.2, 4.2): bolt(.55, .9, st, (-6.5 + x, y, zp + 19.4))
    lathe([(0, 0), (1.2, 0), (1.2, 1.2), (2.7, 1.4, .3), (2.9, 4.0, .6), (0, 4.3)], dk, (-11.6, 0, zp + 18.2), rot=(0, -90, 0), seg=64)
    for i in range(20): a = TAU * i / 20; box(2.0, .25, .3, dk, (-14.4, 2.8 * math.cos(a), zp + 18.2 + 2.8 * math.sin(a)), rot=(math.degrees(a), 0, 0))
    # motor, fan cowl, condenser box
    group(lambda: _motor(ir, 19, 7.4, False, False), (9.4, 0, zp + 7.6), (0, 0, 0), .78)
    rbox(12, 8, 1.4, .5, ir, (8.6, 0, zp + .5), 'z', b=.2); rbox(8, 6.5, 4, .6, ir, (8.6, 0, zp + 2.0), 'z', b=.3)
    # delivery pipe, pressure switch, gauges, outlet
    tube([(-2.4, 3.0, zp + 18), (1.2, 5.2, zp + 18), (2.2, 8.2, zp + 15), (1.6, 9.6, zp + 6), (.5, 9.2, zp - 1), (0, 7.6, zp - 4)], .55, cu)
    cyl(1.2, 4, brass, (-19.2, 0, z0 + R - 1), b=.2, seg=40); rbox(4.6, 5.4, 5.4, .7, dk, (-19.2, 0, z0 + R + 4.4), 'z', b=.4); lathe([(0, 0), (1.5, 0), (1.4, 1.4, .4), (0, 1.5)], make('#d0322a', rough=.35), (-19.2, 0, z0 + R + 7), seg=40)
    rbox(8.6, 1.6, 1.6, .4, brass, (-21.5, -3.4, z0 + R + 3.0), 'x', b=.2)
    for x in (-19.8, -24):
        def g(): lathe([(0, -.8), (1.75, -.8, .2), (1.85, .5, .1), (1.85, .8, .1), (1.6, .8), (1.55, .5)], dk, seg=64); cyl(1.55, .1, make('#f6f6f3', rough=.5), (0, 0, .5), seg=48); arc = [box(.35, .06, .02, make('#222427'), (1.25 * math.cos(a), 1.25 * math.sin(a), .56), rot=(0, 0, math.degrees(a))) for a in (math.radians(225 - 27 * i) for i in range(11))]; box(1.3, .09, .03, make('#c62b24'), (.3, .3, .62), rot=(0, 0, 45)); cyl(.18, .1, make('#222427'), (0, 0, .62), seg=20)
        group(g, (x, -4.9, z0 + R + 4.2), (90, 0, 0)); cyl(.4, 1.2, brass, (x, -4.1, z0 + R + 3.4), 'y')
    cyl(.9, 1.6, brass, (-26.2, -3.4, z0 + R + 3.0), 'x', b=.15); lathe([(0, 0), (1.1, 0, .2), (1.2, 2.4, .3), (0, 2.5)], dk, (-21.8, -3.4, z0 + R + 3.7), seg=48)
    # handle
    for s in (-1, 1): tube([(18, s * 8.5, z0 + R - 3), (22, s * 8.5, z0 + R + 2), (27, s * 8.5, z0 + R + 10)], .9, m, n=5)
    tube([(27, -8.5, z0 + R + 10), (28, -8.2, z0 + R + 12), (28.2, -6.6, z0 + R + 12.6), (28.2, 6.6, z0 + R + 12.6), (28, 8.2, z0 + R + 12), (27, 8.5, z0 + R + 10)], .9, m, n=5); cyl(1.25, 10.5, dk, (28.2, 0, z0 + R + 12.6), 'y', b=.3)
    return dict(front=(-34, 18), side=(36, 16), detail=(-44, 20, dict(at=(-10, -2, 40), r=13)))


def submersible_pump(v):
    m = plastic(tint='p', rough=.34); dk = plastic('#1c1e21', rough=.42); ss = brushed(axis='turn', rough=.22, scale=.5); st = steel(.22); cab = rubber('#17181a', rough=.45); hole = make('#08090a', rough=.9)
    R = 7.0
    # strainer foot
    lathe([(0, 0), (7.9, 0, .4), (8.1, .8, .3), (8.1, 1.2, .3), (7.3, 1.5), (7.3, 6.4, .3), (7.9, 6.9, .3), (7.9, 7.9, .4), (0, 8.1)], dk, seg=128)
    around(30, lambda i: rbox(.3, .72, 3.9, .34, hole, (0, 0, 4.0), 'x'), 7.25)
    around(30, lambda i: box(.5, .4, 4.6, dk, (0, 0, 4.0), b=.12), 7.32, start=6)
    # stainless jacket, bands, top cap
    lathe([(0, 7.8), (R, 7.8), (R, 23.2), (0, 23.2)], ss, seg=128); torus(R, .16, ss, (0, 0, 9.0), seg=128); torus(R, .16, ss, (0, 0, 22.2), seg=128)
    lathe([(0, 22.8), (7.4, 22.8, .3), (7.6, 23.4, .3), (7.6, 25.0, .5), (6.8, 26.6, 1.0), (4.0, 27.6, .5), (0, 27.8)], m, seg=128)
    for i in range(6):
        a = math.radians(30 + 60 * i); cyl(.9, 1.2, m, (6.4 * math.cos(a), 6.4 * math.sin(a), 26.0), b=.2, seg=32); group(lambda: screw(.5, st, (0, 0, 0), 'z', dk), (6.4 * math.cos(a), 6.4 * math.sin(a), 26.6))
    # handle
    sweep([(-5.2, 0, 26), (-5.2, 0, 29.4), (-3.6, 0, 31.6), (0, 0, 32.2), (3.6, 0, 31.6), (5.2, 0, 29.4), (5.2, 0, 26)], rrect(2.4, 1.5, .6, 5), m); sweep([(-2.9, 0, 31.9), (0, 0, 32.2), (2.9, 0, 31.9)], rrect(2.6, 1.75, .7, 5), dk)
    for i in range(5): rbox(.3, 2.75, 1.95, .7, dk, (-2 + i, 0, 32.06 - .02 * abs(i - 2)), 'x', b=.08)
    # discharge: elbow at the foot, stepped hose tail
    taper([(6.0, 0, 4.6), (9.2, 0, 4.6), (11.0, 0, 5.2), (11.8, 0, 7.0), (11.8, 0, 9.4)], [2.5, 2.5, 2.5, 2.3, 2.2], m, (0, 1, 0), 40)
    lathe([(2.6, 0, .2), (2.9, .2), (2.9, 2.0, .2), (2.6, 2.2, .1), (2.4, 2.3)], dk, (11.8, 0, 8.8), seg=64)
    group(lambda: around(24, lambda i: box(.25, .35, 1.5, dk, (0, 0, 1.1), b=.08), 2.9), (11.8, 0, 8.8))
    steps = []
    for z, r in ((0, 2.2), (2.2, 1.95), (4.4, 1.7)): steps += [(r * .93, z), (r, z + .3), (r, z + .7, .1), (r * .9, z + 1.4), (r * .9, z + 2.2)]
    lathe(steps + [(1.2, 6.6), (1.2, 3)], m, (11.8, 0, 11.0), seg=64); cyl(1.2, .2, hole, (11.8, 0, 15))
    # cable gland, cable, float switch
    cyl(1.0, 1.4, dk, (0, 4.2, 27.8), b=.2, seg=40); prism(hexpts(1.15), .9, dk, (0, 4.2, 28.4), b=.1)
    tube([(0, 4.2, 28), (0, 4.4, 31), (2.5, 6.8, 33), (7, 9.6, 28), (9.4, 10.4, 16), (9.4, 10.4, 4), (7, 10.6, .9), (0, 12, .6), (-8, 11, .6), (-14, 7, .6), (-13, 1.4, .6), (-15.5, -4, .6)], .5, cab, n=12)
    tube([(-1.2, -1.2, 27.4), (-2.4, -2.6, 29.4), (-6.4, -4.2, 28.4), (-9.4, -4.8, 22), (-10.2, -4.8, 15.4)], .42, cab, n=10); rbox(2.4, 1.6, 1.2, .4, dk, (-1.2, -1.2, 27.5), 'z', b=.2)
    def flo():
        loft([[(x, y, z) for x, y in rrect(w, d, min(w, d) * .4, 6)] for w, d, z in ((1.6, 1.2, 0), (3.6, 2.4, .6), (4.6, 3.0, 2.4), (4.8, 3.2, 5.4), (4.4, 2.8, 7.4), (3.0, 1.8, 8.0))], m, b=.2, angle=50); box(4.75, 3.15, .14, dk, (0, 0, 4.2))
        cyl(.75, 1.6, dk, (0, 0, 8.2), b=.15, seg=32)
    group(flo, (-10.3, -4.8, 6.6), (0, 0, 20))
    # plate on the jacket
    def part(a0, a1, z0, z1, mm, r): surf(lambda u, w: (r * math.sin(a0 + (a1 - a0) * u), -r * math.cos(a0 + (a1 - a0) * u), z0 + (z1 - z0) * w), 32, 1, mm)
    part(-.2, .6, 12, 19, make('#eef0f1', rough=.45), R + .03); part(-.2, .6, 17.2, 19, make(tint='p', rough=.45), R + .05)
    for i, a in enumerate((.5, .3, .42, .2)): part(-.12, a, 16.0 - i, 16.3 - i, make('#7c8287', rough=.5), R + .05)
    return dict(front=(-24, 14), side=(34, 12), detail=(-26, 26, dict(at=(0, -2, 26.5), r=8.5)))


def adjustable_wrench(v):
    st = brushed(axis='x', rough=.2, scale=.4); ch = steel(.14, '#d3d6d9'); grip = rubber(tint='p', rough=.48); dk = rubber('#1a1b1d', rough=.5); ink = make('#33363a', rough=.5)
    def wrench():
        # fixed jaw with handle in one outline (x along the handle, y across), head towards -x
        fixed = [(1.0, -2.3, 1.2), (3.2, -1.35, 2.0), (7.0, -1.15, 3.0), (7.0, 1.15, 3.0), (3.6, 1.3, 2.0), (1.6, 2.5, 1.4), (-1.2, 3.4, 1.4), (-3.6, 3.7, .8), (-6.6, 2.2, .4), (-6.5, 1.75, .2), (-2.6, 1.5, .5), (-2.0, .6, .3), (-1.6, -1.4, .3), (-2.5, -3.0, .4), (-1.6, -3.2, .4)]
        prism(fillet(fixed, True, 7), 1.5, ch, (0, 0, 0), b=.22, seg=4)
        # moving jaw with its slide
        mov = [(-6.9, -1.3, .2), (-2.5, -.95, .3), (-2.25, -2.2, .3), (-1.75, -3.05, .3), (-2.2, -3.8, .5), (-4.0, -3.4, .8), (-6.6, -2.0, .5)]
        prism(fillet(mov, True, 6), 1.36, ch, (0, .35, 0), b=.18, seg=4)
        # worm in its window
        rbox(1.9, 1.5, 1.56, .3, make('#141517', rough=.6), (.05, -.5, 0), 'z')
        def worm():
            cyl(.62, 1.45, ch, b=.05, seg=48)
            for i in range(6): torus(.66, .1, st, (0, 0, -.6 + .24 * i), seg=48, n=8, rot=(7, 0, 0))
            cyl(.2, 2.1, st, seg=24)
        group(worm, (.05, -.5, 0), (0, 90, 0), 1.25)
        for s in (-1, 1): box(1.6, .06, .02, ink, (1.6, 1.6, s * .76), rot=(0, 0, -32))
        for i in range(12): box(.04, .42 if i % 5 == 0 else .24, .02, ink, (-1.1 + .2 * i * .95, 2.35 - .065 * i - .0, .76), rot=(0, 0, -19))
        # handle: I section under the grip, hole at the end
        sweep([(5.5, 0, 0), (9, 0, 0), (13, 0, 0), (18, 0, 0), (21.8, 0, 0)], lambda t: rrect(2.35 + .45 * t + .12 * math.sin(t * 16), 1.75 + .12 * math.sin(t * 16), .7, 8), grip)
        for i in range(7): rbox(.5, 1.5, 2.0, .5, dk, (9.0 + 1.5 * i, 0, 0), 'x', b=.1)
        lathe([(1.5, -.7, .2), (1.5, .7, .2), (.75, .7, .15), (.75, -.7, .15)], ch, (22.6, 0, 0), seg=64, closed=True); rbox(1.6, 2.5, 1.4, .4, ch, (21.8, 0, 0), 'x', b=.15)
        sweep([(4.2, 0, 0), (5.2, 0, 0), (6.2, 0, 0)], lambda t: rrect(2.5, 1.7, .5, 6), dk)
    group(wrench, (0, 0, .95), (0, 0, 0))
    group(wrench, (1.5, -7.2, .75), (0, 0, -6), .74)
    return dict(front=(-28, 46), side=(24, 38), detail=(-20, 48, dict(at=(-2, -.5, 1), r=6.2)))
