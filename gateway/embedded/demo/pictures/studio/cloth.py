"""Cloth as dense meshes: a strip laid along a line, whose pile, hems and folds are real, so that they catch light and show at the outline.
Materials read where on the cloth a point is from the attributes `along` and `across` (cm), `deep` (0 tips … 1 ground of the pile) and `bare` (1 where there is none)."""
import math
import bpy
import numpy as np
import kit


def _resample(line, step):
    p = np.asarray(line, float)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    s = np.linspace(0, way[-1], max(2, int(way[-1] / step)))
    q = np.stack([np.interp(s, way, p[:, i]) for i in (0, 1)], 1)
    d = np.gradient(q, axis=0); d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
    return s, q, np.stack([-d[:, 1], d[:, 0]], 1)


def _section(width, t, step):
    """Outline across the strip: its top, a round edge, its bottom, the other edge; as x, offset, and the direction outwards."""
    r = t / 2
    x = np.linspace(-width / 2 + r, width / 2 - r, max(2, int(width / step)))
    a = np.linspace(0, math.pi, 8)[1:-1]
    xs = np.r_[x, width / 2 - r + r * np.sin(a), x[::-1], -width / 2 + r - r * np.sin(a)]
    off = np.r_[np.full(len(x), r), r * np.cos(a), np.full(len(x), -r), -r * np.cos(a)]
    ox = np.r_[np.zeros(len(x)), np.sin(a), np.zeros(len(x)), -np.sin(a)]
    on = np.r_[np.ones(len(x)), np.cos(a), -np.ones(len(x)), -np.cos(a)]
    return xs, off, ox, on


def strip(line, t, width, m, step=.3, across=None, pile=0.0, lumps=0.0, flat=None, bulge=None, slip=None, warp=None, seed=1):
    """A strip `width` wide and `t` thick whose middle is a line in (y, z), drawn out along x; lengths in cm.
    pile: height of its loops; lumps: height of soft unevenness; flat(s, x) → 0…1 where there is no pile (woven borders);
    bulge(s, x) lifts both sides off the line (folds), slip(s) moves the edges along x, warp(x, y, z) → x, y, z bends the whole."""
    rnd = np.random.default_rng(seed)
    s, P, nrm = _resample(line, step)
    xs, off, ox, on = _section(width, t, across or step)
    S, X = np.meshgrid(s, xs, indexing='ij')
    end = np.clip(np.minimum(S, s[-1] - S) / (t / 2), 0, 1)
    round_ = np.sqrt(np.maximum(1 - (1 - end) ** 2, .02))      # both ends are rounded like the edges
    h = np.zeros_like(S)
    deep = np.zeros_like(S)
    bare = flat(S, X) if flat else np.zeros_like(S)
    if pile:
        loops = rnd.random(S.shape)
        keep = 1 - bare
        deep = (1 - loops) * keep
        h += pile * loops * keep * end
    if lumps:
        for k in range(5):
            a, f = rnd.uniform(0, math.tau, 2), rnd.uniform(.35, 1.1)
            h += lumps / 3 * np.sin(f * S + 1.3 * a[0] + .4 * np.sin(.5 * X + a[1])) * np.sin(f * .8 * X + a[1])
    o = off[None] * round_ + on[None] * h
    if bulge: o = o + bulge(S, X)
    x = X + ox[None] * h * .6 + (slip(S) if slip else 0)
    if pile: x = x + rnd.uniform(-.3, .3, S.shape) * step * (np.abs(on) > .9)[None]
    y, z = P[:, :1] + nrm[:, :1] * o, P[:, 1:] + nrm[:, 1:] * o
    if warp: x, y, z = warp(x, y, z)
    n, k = S.shape
    i = np.arange(n * k).reshape(n, k)
    j = np.roll(i, -1, 1)
    faces = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4).tolist() + [i[0].tolist(), i[-1][::-1].tolist()]
    ob = kit.mesh(np.stack([x, y, z], -1).reshape(-1, 3).tolist(), faces, m, angle=80, recalc=False)
    for name, v in (('along', S), ('across', X), ('deep', deep), ('bare', bare)):
        ob.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', v.reshape(-1).astype(np.float32))
    return ob


def attribute(n, name):
    """What strip() noted about a point, as a socket of the node graph n."""
    return n('Attribute', attribute_name=name).outputs['Fac']


def spiral(r0, r1, turns, a1=0.0, n=90):
    """Line from r0 outwards to r1 that ends in the direction a1 (radians, 0 = +y, a quarter = up)."""
    k = int(turns * n)
    return [((r0 + (r1 - r0) * i / k) * math.cos(a1 - math.tau * turns * (1 - i / k)), (r0 + (r1 - r0) * i / k) * math.sin(a1 - math.tau * turns * (1 - i / k))) for i in range(k + 1)]
