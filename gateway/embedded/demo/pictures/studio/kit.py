"""Modelling kit: short functions that each leave one bevelled, smooth-shaded object in the scene."""
import math
import bpy, bmesh
from mathutils import Vector, Matrix, Euler

ROOT = None  # empty all parts hang on; stage.py scales it to the studio
TAU = math.tau


def reset(root):
    global ROOT
    ROOT = root


def rad(v):
    return tuple(math.radians(a) for a in v)


AXIS = {'z': Matrix.Identity(4), 'x': Euler(rad((0, 90, 0))).to_matrix().to_4x4(),
        'y': Euler(rad((-90, 0, 0))).to_matrix().to_4x4(), '-z': Euler(rad((180, 0, 0))).to_matrix().to_4x4()}


def _obj(data, m, at=(0, 0, 0), rot=(0, 0, 0), axis='z', fit=True):
    o = bpy.data.objects.new('part', data)
    bpy.context.scene.collection.objects.link(o)
    o.parent = ROOT
    o.matrix_basis = Matrix.Translation(at) @ Euler(rad(rot)).to_matrix().to_4x4() @ AXIS[axis]
    if m is not None:
        data.materials.append(m)
    if not fit:
        o['nofit'] = 1
    return o


def mesh(verts, faces, m, at=(0, 0, 0), rot=(0, 0, 0), axis='z', b=0, seg=3, smooth=True, angle=35, fit=True, recalc=True):
    me = bpy.data.meshes.new('part')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if recalc:
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me)
        bm.free()
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)
    o = _obj(me, m, at, rot, axis, fit)
    if b:
        bevel(o, b, seg)
    return o


def bevel(o, w, seg=3, angle=30):
    md = o.modifiers.new('bevel', 'BEVEL')
    md.width, md.segments, md.limit_method = w, seg, 'ANGLE'
    md.angle_limit = math.radians(angle)
    md.harden_normals = True
    md.use_clamp_overlap = True
    return o


def solidify(o, t, offset=0):
    md = o.modifiers.new('solid', 'SOLIDIFY')
    md.thickness, md.offset = t, offset
    return o


def cut(o, *cutters):
    """Boolean difference; the cutters vanish. Goes before the bevel so that cut edges are bevelled too."""
    for c in cutters:
        md = o.modifiers.new('cut', 'BOOLEAN')
        md.object, md.operation, md.solver = c, 'DIFFERENCE', 'EXACT'
        c.hide_render = True
        c['nofit'] = 1
        c['cutter'] = 1
        bv = [i for i, x in enumerate(o.modifiers) if x.type == 'BEVEL']
        if bv:
            with bpy.context.temp_override(object=o):
                bpy.ops.object.modifier_move_to_index(modifier=md.name, index=bv[0])
    return o


def ring(o, n, centre=(0, 0, 0), axis='z', start=1):
    """n objects around an axis through centre (the original is the first)."""
    ax = {'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1)}[axis]
    c = Matrix.Translation(centre)
    for i in range(start, n):
        d = o.copy()
        bpy.context.scene.collection.objects.link(d)
        d.matrix_basis = c @ Matrix.Rotation(TAU * i / n, 4, ax) @ c.inverted() @ o.matrix_basis


def group(fn, at=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Everything fn() builds is moved together."""
    before = set(bpy.data.objects)
    r = fn()
    t = Matrix.Translation(at) @ Euler(rad(rot)).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
    for o in set(bpy.data.objects) - before:
        o.matrix_basis = t @ o.matrix_basis
    return r


# ---------------------------------------------------------------- shapes

def box(sx, sy, sz, m, at=(0, 0, 0), b=0.0, rot=(0, 0, 0), seg=3, fit=True):
    x, y, z = sx / 2, sy / 2, sz / 2
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(v, f, m, at, rot, b=b, seg=seg, fit=fit, recalc=False)


def rrect(sx, sy, r, n=10, cx=0, cy=0):
    """Rounded rectangle outline, counter-clockwise."""
    r = min(r, sx / 2 - 1e-4, sy / 2 - 1e-4)
    out = []
    for qx, qy, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            out.append((cx + qx * (sx / 2 - r) + r * math.cos(a), cy + qy * (sy / 2 - r) + r * math.sin(a)))
    return out


def circle(r, n=64, cx=0, cy=0):
    return [(cx + r * math.cos(TAU * i / n), cy + r * math.sin(TAU * i / n)) for i in range(n)]


def prism(pts, h, m, at=(0, 0, 0), axis='z', b=0.0, rot=(0, 0, 0), seg=3, taper=1.0, fit=True):
    """Outline extruded by h, centred on its height. axis 'y': outline's x → x, its y → up."""
    n = len(pts)
    v = [(x, y, -h / 2) for x, y in pts] + [(x * taper, y * taper, h / 2) for x, y in pts]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    if axis == 'y':    # local z → -y (towards the viewer), local y → up
        rx = Euler(rad((90, 0, 0))).to_matrix()
        v = [tuple(rx @ Vector(p)) for p in v]
    elif axis == 'x':  # outline's x → y, y → up, extruded along x
        v = [(z, x, y) for x, y, z in v]
    return mesh(v, f, m, at, rot, b=b, seg=seg, fit=fit)


def rbox(sx, sy, sz, r, m, at=(0, 0, 0), axis='z', b=0.0, rot=(0, 0, 0), seg=3, n=10, taper=1.0, fit=True):
    """Rounded-rectangle prism. sizes are always x, y, z of the finished part; axis is the extrusion."""
    if axis == 'z':
        return prism(rrect(sx, sy, r, n), sz, m, at, 'z', b, rot, seg, taper, fit)
    if axis == 'y':
        return prism(rrect(sx, sz, r, n), sy, m, at, 'y', b, rot, seg, taper, fit)
    return prism(rrect(sy, sz, r, n), sx, m, at, 'x', b, rot, seg, taper, fit)


def fillet(pts, closed=False, n=5):
    """(x, y[, radius]) corners → polyline with arcs."""
    out = []
    k = len(pts)
    for i, p in enumerate(pts):
        r = p[2] if len(p) > 2 else 0
        if not r or (not closed and i in (0, k - 1)):
            out.append((p[0], p[1]))
            continue
        P = Vector(p[:2])
        a, c = Vector(pts[i - 1][:2]) - P, Vector(pts[(i + 1) % k][:2]) - P
        la, lc = a.length, c.length
        if la < 1e-9 or lc < 1e-9:
            out.append(tuple(P)); continue
        a /= la; c /= lc
        ang = math.acos(max(-1, min(1, a.dot(c))))
        if ang > math.pi - .02:
            out.append(tuple(P)); continue
        d = min(r / math.tan(ang / 2), la * .49, lc * .49)
        s, e = P + a * d, P + c * d
        for j in range(n + 1):
            t = j / n
            out.append(tuple(s * (1 - t) ** 2 + P * 2 * t * (1 - t) + e * t * t))
    return out


def smooth_line(pts, n=8, closed=False):
    """Catmull-Rom through points of any dimension."""
    P = [Vector(p) for p in pts]
    k = len(P)
    out = []
    last = k if closed else k - 1
    for i in range(last):
        g = (lambda j: P[j % k]) if closed else (lambda j: P[max(0, min(k - 1, j))])
        p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
        for j in range(n):
            t = j / n
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    if not closed:
        out.append(P[-1])
    return [tuple(p) for p in out]


def lathe(prof, m, at=(0, 0, 0), axis='z', seg=96, closed=False, rot=(0, 0, 0), n=5, fit=True, sx=1.0, sy=1.0, angle=40):
    """Turned part: profile of (radius, height[, corner radius])."""
    p = fillet(prof, closed, n)
    v, f = [], []
    k = len(p)
    for r, z in p:
        for i in range(seg):
            a = TAU * i / seg
            v.append((r * math.cos(a) * sx, r * math.sin(a) * sy, z))
    for j in range(k if closed else k - 1):
        j2 = (j + 1) % k
        for i in range(seg):
            i2 = (i + 1) % seg
            if p[j][0] < 1e-7 and p[j2][0] < 1e-7:
                continue
            if p[j][0] < 1e-7:
                f.append((j * seg, j2 * seg + i2, j2 * seg + i))
            elif p[j2][0] < 1e-7:
                f.append((j * seg + i, j * seg + i2, j2 * seg))
            else:
                f.append((j * seg + i, j * seg + i2, j2 * seg + i2, j2 * seg + i))
    used = sorted({a for q in f for a in q})
    ix = {a: i for i, a in enumerate(used)}
    return mesh([v[a] for a in used], [tuple(ix[a] for a in q) for q in f], m, at, rot, axis, fit=fit, angle=angle)


def cyl(r, h, m, at=(0, 0, 0), axis='z', b=0.0, seg=64, rot=(0, 0, 0), r2=None, fit=True):
    r2 = r if r2 is None else r2
    return lathe([(0, -h / 2), (r, -h / 2, b), (r2, h / 2, b), (0, h / 2)], m, at, axis, seg, rot=rot, n=4, fit=fit)


def pipe(ro, ri, h, m, at=(0, 0, 0), axis='z', b=0.0, seg=96, rot=(0, 0, 0), fit=True):
    return lathe([(ri, -h / 2, b), (ro, -h / 2, b), (ro, h / 2, b), (ri, h / 2, b)], m, at, axis, seg, True, rot, 4, fit)


def torus(R, r, m, at=(0, 0, 0), axis='z', rot=(0, 0, 0), seg=96, n=20, fit=True, sx=1, sy=1, sz=1.0):
    return lathe([(R + r * math.cos(TAU * i / n), sz * r * math.sin(TAU * i / n)) for i in range(n)], m, at, axis, seg, True, rot, fit=fit, sx=sx, sy=sy)


def ball(r, m, at=(0, 0, 0), sx=1, sy=1, sz=1, seg=48, rot=(0, 0, 0), half=False, fit=True):
    k = seg // 2
    a0 = 0 if half else -math.pi / 2
    return lathe([(r * math.cos(a0 + (math.pi / 2 - a0) * i / k), sz * r * math.sin(a0 + (math.pi / 2 - a0) * i / k)) for i in range(k)] + [(0, r * sz)], m, at, 'z', seg, rot=rot, sx=sx, sy=sy, fit=fit)


def tube(pts, r, m, closed=False, smooth=True, at=(0, 0, 0), rot=(0, 0, 0), res=5, fit=True, n=8):
    """Round bar or cable along a path."""
    p = smooth_line(pts, n, closed) if smooth else pts
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions = '3D'
    s = cu.splines.new('POLY')
    s.points.add(len(p) - 1)
    for a, q in zip(s.points, p):
        a.co = (*q, 1)
    s.use_cyclic_u = closed
    cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = r, res, True
    s.use_smooth = True
    return _obj(cu, m, at, rot, fit=fit)


def loft(rings, m, at=(0, 0, 0), rot=(0, 0, 0), cap=True, b=0.0, closed=True, angle=40, loop=False, fit=True, axis='z', seg=3):
    """Skin over rings of equally many 3-D points."""
    n = len(rings[0])
    v = [p for r in rings for p in r]
    f = []
    k = len(rings)
    for j in range(k if loop else k - 1):
        for i in range(n if closed else n - 1):
            i2, j2 = (i + 1) % n, (j + 1) % k
            f.append((j * n + i, j * n + i2, j2 * n + i2, j2 * n + i))
    if cap and closed and not loop:
        f += [tuple(reversed(range(n))), tuple(range((k - 1) * n, k * n))]
    return mesh(v, f, m, at, rot, axis, b=b, angle=angle, fit=fit, seg=seg)


def surf(fn, nu, nv, m, wrapu=False, wrapv=False, at=(0, 0, 0), rot=(0, 0, 0), angle=60, fit=True):
    """Surface fn(u, v) → (x, y, z) for u, v in 0…1."""
    U, V = (nu if wrapu else nu + 1), (nv if wrapv else nv + 1)
    v = [fn(i / nu, j / nv) for i in range(U) for j in range(V)]
    f = [(i * V + j, ((i + 1) % U) * V + j, ((i + 1) % U) * V + (j + 1) % V, i * V + (j + 1) % V) for i in range(nu) for j in range(nv)]
    return mesh(v, f, m, at, rot, angle=angle, fit=fit)


def superbox(sx, sy, sz, m, e=5.0, at=(0, 0, 0), rot=(0, 0, 0), n=48, fit=True):
    """Pillowy box (superellipsoid)."""
    def c(a, p): return math.copysign(abs(math.cos(a)) ** p, math.cos(a))
    def s(a, p): return math.copysign(abs(math.sin(a)) ** p, math.sin(a))
    p = 2 / e
    def fn(u, v):
        a, t = TAU * u, math.pi * (v - .5)
        return (sx / 2 * c(t, p) * c(a, p), sy / 2 * c(t, p) * s(a, p), sz / 2 * s(t, p))
    return surf(fn, n * 2, n, m, wrapu=True, at=at, rot=rot, fit=fit)


def screw(r, m, at, axis='y', dark=None):
    """Pan-head screw with a slot cross; its head looks along -axis for 'y', + for the others."""
    rot = (90, 0, 0) if axis == 'y' else (0, 90, 0) if axis == 'x' else (0, 0, 0)
    def build():
        lathe([(0, 0), (r, 0), (r * .95, r * .35, r * .2), (r * .5, r * .5, r * .2), (0, r * .52)], m, seg=24)
        if dark:
            box(r * 1.1, r * .2, r * .08, dark, (0, 0, r * .53))
            box(r * .2, r * 1.1, r * .08, dark, (0, 0, r * .53))
    group(build, at, rot)


def hexpts(r, a0=0):
    return [(r * math.cos(math.radians(a0 + 60 * i)), r * math.sin(math.radians(a0 + 60 * i))) for i in range(6)]


def bolt(r, h, m, at=(0, 0, 0), axis='z', rot=(0, 0, 0)):
    def build():
        cyl(r * 1.25, h * .18, m, (0, 0, h * .09), b=h * .04, seg=32)
        prism(hexpts(r), h * .8, m, (0, 0, h * .58), b=r * .1)
    a = {'z': (0, 0, 0), 'x': (0, 90, 0), '-x': (0, -90, 0), '-y': (90, 0, 0), 'y': (-90, 0, 0)}[axis]
    group(build, at, rot if any(rot) else a)


def scatter(shape, places, m, fit=False):
    """One part of many like pieces, e.g. a heap. shape: (points, faces); places: a matrix for each."""
    V, F = [], []
    for t in places:
        o = len(V)
        V += [tuple(t @ Vector(p)) for p in shape[0]]
        F += [tuple(o + i for i in f) for f in shape[1]]
    return mesh(V, F, m, angle=60, recalc=False, fit=fit)


def turned(prof, seg=14):
    """Points and faces of a small turned piece from (radius, height), tip to tip, for scatter()."""
    V = [(r * math.cos(TAU * i / seg), r * math.sin(TAU * i / seg), z) for r, z in prof for i in range(seg)]
    k = len(prof)
    F = [(j * seg + i, j * seg + (i + 1) % seg, (j + 1) * seg + (i + 1) % seg, (j + 1) * seg + i) for j in range(k - 1) for i in range(seg)]
    return V, F + [tuple(reversed(range(seg))), tuple(range((k - 1) * seg, k * seg))]


# ---------------------------------------------------------------- along paths and round outlines

def sweep(path, sect, m, side=(0, 1, 0), n=8, cap=True, fit=True):
    """A section drawn along a path. sect: outline points, or a function of the way gone (0…1) that returns them."""
    P = [Vector(p) for p in (smooth_line(path, n) if n else path)]
    rings = []
    for i, p in enumerate(P):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        s = Vector(side); s = (s - d * s.dot(d)).normalized(); u = s.cross(d)
        rings.append([tuple(p + s * x + u * y) for x, y in (sect(i / (len(P) - 1)) if callable(sect) else sect)])
    return loft(rings, m, cap=cap, angle=60, fit=fit)


def taper(path, radii, m, side=(0, 1, 0), k=24, n=8, cap=True):
    """Round bar along a path whose radius goes through radii."""
    def at(t):
        x = t * (len(radii) - 1); i = min(int(x), len(radii) - 2); f = x - i; f = f * f * (3 - 2 * f)
        return circle(radii[i] * (1 - f) + radii[i + 1] * f, k)
    return sweep(path, at, m, side, n, cap)


def ribbon(path, w, t, m, side=(0, 1, 0), n=8):
    """Flat band: w wide along side, t thick."""
    return sweep(path, rrect(w, t, t * .48, 4), m, side, n)


def around(n, fn, r=0.0, z=0.0, start=0.0):
    """fn(i) n times about the z axis, each moved out by r along x."""
    for i in range(n):
        a = 360 / n * i + start
        group(lambda i=i: fn(i), (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), z), (0, 0, a))
