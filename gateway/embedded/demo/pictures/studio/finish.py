"""Light-pass files → finished pictures: denoise once, then tint every colour and write webp. See README.md.
/usr/bin/python3 finish.py [--types a,b] [--in DIR] [--watch]"""
import os, sys, json, glob, time, tempfile, argparse, subprocess, importlib, functools
import numpy as np
from numba import njit, prange
import OpenImageIO as oiio
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter, zoom
here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import colours

ap = argparse.ArgumentParser()
ap.add_argument('--types'); ap.add_argument('--in', dest='src', default=os.path.join(tempfile.gettempdir(), 'studio')); ap.add_argument('--watch', action='store_true')
ap.add_argument('--keep', action='store_true'); ap.add_argument('--all', action='store_true', help='tint again what is there already'); ap.add_argument('--quality', default='82')
ap.add_argument('--out', default=os.path.join(here, '..')); ap.add_argument('--exposure', type=float, default=1.06)
a = ap.parse_args()
def types():
    return {t['key']: t for t in json.load(open(os.path.join(here, '..', '..', 'types.json')))}


TYPES = {}
NEUTRAL, METAL = .5, .8


def read(path):
    f = oiio.ImageInput.open(path)
    s = f.spec(); px = np.asarray(f.read_image('float'), np.float32).reshape(s.height, s.width, s.nchannels)
    names = [n.split('.', 1)[-1] for n in s.channelnames]
    f.close()
    def get(pas, ch):
        return np.nan_to_num(np.stack([px[..., names.index(f'{pas}.{c}')] for c in ch], -1), nan=0, posinf=0, neginf=0)
    return get


@njit(parallel=True, fastmath=True, cache=True)
def atrous(src, var, feat, step, sl, out, vout):
    """One level of an edge-avoiding wavelet filter: src (h,w,3), var (h,w), feat (h,w,k) scaled so that 1 is an edge."""
    h, w, k = feat.shape
    ker = (.375, .25, .0625)
    for y in prange(h):
        for x in range(w):
            v0 = 0.0; kw = 0.0
            for dy in range(-1, 2):
                for dx in range(-1, 2):
                    yy = min(max(y + dy, 0), h - 1); xx = min(max(x + dx, 0), w - 1)
                    g = (2 - abs(dy)) * (2 - abs(dx))
                    v0 += g * var[yy, xx]; kw += g
            sd = sl * (v0 / kw) ** .5 + 1e-3
            l0 = src[y, x, 0] + src[y, x, 1] + src[y, x, 2]
            s0 = 0.0; s1 = 0.0; s2 = 0.0; sw = 0.0; sv = 0.0
            for dy in range(-2, 3):
                yy = y + dy * step
                if yy < 0 or yy >= h: continue
                for dx in range(-2, 3):
                    xx = x + dx * step
                    if xx < 0 or xx >= w: continue
                    d = 0.0
                    for i in range(k):
                        e = feat[y, x, i] - feat[yy, xx, i]
                        d += e * e
                        if d > 8: break
                    if d > 8: continue
                    l1 = src[yy, xx, 0] + src[yy, xx, 1] + src[yy, xx, 2]
                    d += abs(l1 - l0) / (3 * sd)
                    wt = ker[abs(dx)] * ker[abs(dy)] * np.exp(-d)
                    s0 += wt * src[yy, xx, 0]; s1 += wt * src[yy, xx, 1]; s2 += wt * src[yy, xx, 2]
                    sv += wt * wt * var[yy, xx]; sw += wt
            out[y, x, 0] = s0 / sw; out[y, x, 1] = s1 / sw; out[y, x, 2] = s2 / sw
            vout[y, x] = sv / (sw * sw)


def blur(v):
    for ax in (0, 1):
        v = (np.roll(v, 1, ax) + 2 * v + np.roll(v, -1, ax)) / 4
    return v


def cv(v):
    """The spread of two halves is itself noisy: average it widely, but never below a fine average."""
    f = blur(blur(blur(v)))
    return np.maximum(f * .6, gaussian_filter(v, 5)).astype(np.float32)


def denoise(A, B, feat, levels, sl):
    """A, B two independent halves. Filters in a compressed scale so that lights don't smear."""
    c = lambda x: np.log1p(np.maximum(x, 0) * 2)
    src = np.ascontiguousarray((c(A) + c(B)) / 2)
    var = (((c(A) - c(B)).mean(-1)) ** 2 / 4).astype(np.float32)
    var = np.ascontiguousarray(cv(var))
    for i in range(levels):
        out = np.empty_like(src); vo = np.empty_like(var)
        atrous(src, var, feat, 1 << i, sl, out, vo)
        src, var = out, vo
    return np.expm1(src) / 2


RING = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]], bool)[..., None]


def despeckle(img):
    """A pixel that stands out from all eight around it is noise on an edge, where the filter finds nothing alike."""
    return np.clip(img, minimum_filter(img, footprint=RING), maximum_filter(img, footprint=RING))


def soften(img):
    """Evens the steps that few samples leave on edges: there a pixel takes a share of the four around it."""
    y = img.mean(-1)
    p = np.pad(y, 1, 'edge')
    edge = np.maximum(abs(p[1:-1, 2:] - p[1:-1, :-2]), abs(p[2:, 1:-1] - p[:-2, 1:-1])) / (y + .08)
    k = (np.clip(edge - .25, 0, .6) * .8)[..., None]
    q = np.pad(img, ((1, 1), (1, 1), (0, 0)), 'edge')
    return img * (1 - k) + k * (q[1:-1, 2:] + q[1:-1, :-2] + q[2:, 1:-1] + q[:-2, 1:-1]) / 4


def windowed(name):
    """The part of the picture that was rendered in full: left, bottom, right, top from 0 to 1, and the size of the whole in pixels. None if all of it was."""
    path = f'{a.src}/{name}.window.json'
    if not os.path.exists(path): return None
    return json.load(open(path))


@functools.lru_cache(maxsize=1)
def surroundings(name, n):
    """The empty studio round the product, rendered small, as a picture of n × n."""
    w = windowed(name)
    bg = read(f'{a.src}/{name}.bg.exr')('Combined', 'RGB')
    k = bg.shape[0]
    # what the product stands on is no surroundings: only what is outside counts, and grows inwards a little
    inner = .02
    y, x = (np.mgrid[:k, :k] + .5) / k
    free = ((x < w[0] + inner) | (x > w[2] - inner) | (1 - y < w[1] + inner) | (1 - y > w[3] - inner)).astype(np.float32)
    ok = gaussian_filter(free, 1.6)
    bg = np.stack([gaussian_filter(bg[..., i] * free, 1.6) / np.maximum(ok, 1e-3) for i in range(3)], -1)
    return zoom(bg, (n / k, n / k, 1), order=1, grid_mode=True, mode='nearest')


def surround(name, img):
    """Puts what was rendered in full into its surroundings."""
    w = windowed(name)
    if not w: return img
    v, h = img.shape[:2]
    n = w[4]
    top, left = min(max(0, n - round(w[3] * n)), n - v), min(round(w[0] * n), n - h)
    rows, cols = slice(top, top + v), slice(left, left + h)
    out = surroundings(name, n).copy()
    # fade from one to the other within the margin, but not where the picture ends
    ramp = .025 * n
    def fade(m, at_start, at_end):
        d = np.arange(m) + .5
        return np.minimum(np.clip(d / ramp, 0, 1) if at_start else np.ones(m), np.clip((m - d) / ramp, 0, 1) if at_end else np.ones(m))
    f = (fade(v, rows.start > 0, rows.stop < n)[:, None] * fade(h, cols.start > 0, cols.stop < n)[None])[..., None].astype(np.float32)
    out[rows, cols] = out[rows, cols] * (1 - f) + img * f
    return out


def layers(name):
    npz = f'{a.src}/{name}.npz'
    ea, eb = f'{a.src}/{name}.a.exr', f'{a.src}/{name}.b.exr'
    if os.path.exists(ea) and os.path.exists(eb):
        ga, gb = read(ea), read(eb)
        m = lambda p, ch='RGB': (ga(p, ch) + gb(p, ch)) / 2
        dcol, gcol, tcol, tint, nrm, z = m('DiffCol'), m('GlossCol'), m('TransCol'), m('tint'), m('Normal', 'XYZ'), m('Depth', 'Z')
        z = np.minimum(z, 60)
        # few numbers, as each is compared 250 times a pixel: albedo as brightness and hue, tint and reflection as one each
        feat = np.concatenate([nrm / .12, dcol.mean(-1, keepdims=True) / .06, (dcol[..., :1] - dcol[..., 2:]) / .12, tint @ np.float32([[1], [.7], [.4]]) / .1,
                               np.minimum(gcol.mean(-1, keepdims=True), 1) / .12, np.log(z + .01) / .05], -1).astype(np.float32)
        feat = np.ascontiguousarray(feat)
        D = denoise(ga('DiffDir', 'RGB') + ga('DiffInd', 'RGB'), gb('DiffDir', 'RGB') + gb('DiffInd', 'RGB'), feat, 6, 6.0)
        G = denoise(ga('GlossDir', 'RGB') + ga('GlossInd', 'RGB'), gb('GlossDir', 'RGB') + gb('GlossInd', 'RGB'), feat, 4, 4.5)
        ta, tb = [(g('TransDir', 'RGB') + g('TransInd', 'RGB')) for g in (ga, gb)]
        T = denoise(ta, tb, feat, 3, 2.0) * tcol if tcol.max() > .01 else np.zeros_like(D)
        E = m('Emit') + m('Env')
        try: glass = np.clip(m('glass')[..., :1] * 2, 0, 1)
        except ValueError: glass = np.zeros_like(z)
        TE = T + E
        if glass.max() > .1:
            # behind glass the albedo is as noisy as the light: filter the finished light there
            tot = lambda g: (g('DiffDir', 'RGB') + g('DiffInd', 'RGB')) * g('DiffCol', 'RGB') + (g('GlossDir', 'RGB') + g('GlossInd', 'RGB')) * g('GlossCol', 'RGB') + (g('TransDir', 'RGB') + g('TransInd', 'RGB')) * g('TransCol', 'RGB') + g('Emit', 'RGB') + g('Env', 'RGB')
            f2 = np.ascontiguousarray(np.concatenate([nrm / .8, np.log(z + .01) / .5, glass / .15], -1).astype(np.float32))
            X = denoise(tot(ga), tot(gb), f2, 5, 4.0)
            k = 1 - glass
            TE = TE * k + X * glass; dcol = dcol * k; G = G * k; tint = tint * k
        out = dict(D=D, dcol=dcol, G=G * gcol, TE=TE, tint=tint)
        np.savez(npz, **{k: v.astype(np.float16) for k, v in out.items()})
        if not a.keep: os.remove(ea); os.remove(eb)
        return out
    return {k: v.astype(np.float32) for k, v in np.load(npz).items()}


def lin(h):
    c = np.array([int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def tone(x):
    """Exposure, a soft shoulder above .75 that keeps hue, sRGB."""
    x = np.maximum(x * a.exposure, 0)
    k = .72
    L = x.max(-1, keepdims=True)
    n = np.where(L > k, k + (1 - k) * (1 - np.exp(-(L - k) / (1 - k))), L)
    y = x * (n / np.maximum(L, 1e-6))
    y = y + (n - y) * np.clip((L - 1) / 4, 0, .8)          # very bright highlights go to white
    return np.where(y <= .0031308, y * 12.92, 1.055 * np.maximum(y, 1e-6) ** (1 / 2.4) - .055)


def compose(l, s):
    t = l['tint']
    R, G, B = t[..., :1], t[..., 1:2], t[..., 2:]
    p, q = lin(s['p']), lin(s['s'])
    dcol = np.maximum(l['dcol'] + R * (p - NEUTRAL) + G * (q - NEUTRAL), 0)
    # light that bounced between tinted parts takes some colour too
    D = l['D']
    hue = lambda c: (.10 * (c / max(float(c.mean()), .05) - 1)).clip(-.12, .12)
    D = D * (1 + np.clip(R, 0, 1) * hue(p) + np.clip(G, 0, 1) * hue(q))
    m = lin(s['m'])
    gl = l['G'] * (1 + B * (m / METAL - 1))
    return D * dcol + gl + l['TE']


def write(img, path):
    u = (np.clip(img, 0, 1) * 65535 + .5).astype('>u2')
    h, w, _ = u.shape
    subprocess.run(['/usr/bin/convert', 'ppm:-', '-unsharp', '0x0.6+0.35+0.008', '-depth', '8', '-quality', a.quality, '-define', 'webp:method=6', '-define', 'webp:use-sharp-yuv=1', path],
                   input=b'P6 %d %d 65535\n' % (w, h) + u.tobytes(), check=True)


def work():
    n = 0
    names = sorted({os.path.basename(f)[:-6] for f in glob.glob(a.src + '/*.b.exr')} | ({os.path.basename(f)[:-4] for f in glob.glob(a.src + '/*.npz')} if a.all else set()))
    for name in names:
        full, view = name.rsplit('-', 1)
        key, variant = (full.split('@') + [''])[:2]
        if key not in TYPES or (a.types and key not in a.types.split(',')): continue
        if not (os.path.exists(f'{a.src}/{name}.a.exr') or os.path.exists(f'{a.src}/{name}.npz')): continue
        t0 = time.time()
        l = layers(name)
        for c in TYPES[key]['colours']:
            s = colours.spec(key, c)
            if s.get('v', '') != variant: continue
            write(tone(surround(name, soften(despeckle(compose(l, s))))), f'{a.out}/{key}-{c}-{view}.webp')
            n += 1
        print(f'DONE {name} {time.time() - t0:.1f}', flush=True)
    return n


while True:
    importlib.reload(colours); TYPES = types()
    n = work()
    if not a.watch: break
    if not n: time.sleep(5)
