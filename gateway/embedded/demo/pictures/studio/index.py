"""Writes ../index.json: for each type the colours and views that are there."""
import json, os
here = os.path.dirname(os.path.abspath(__file__))
pics = os.path.join(here, '..')
files = set(os.listdir(pics))
VIEWS = ('front', 'side', 'detail')
out = {}
for t in json.load(open(os.path.join(here, '..', '..', 'types.json'))):
    c = {k: [v for v in VIEWS if f"{t['key']}-{k}-{v}.webp" in files] for k in t['colours']}
    c = {k: v for k, v in c.items() if v}
    if c:
        out[t['key']] = c
lines = ',\n'.join(f' {json.dumps(k)}: {json.dumps(v)}' for k, v in out.items())
with open(os.path.join(pics, 'index.json'), 'w') as f:
    f.write('{\n' + lines + '\n}\n')
print(len(out), 'types,', sum(len(v) for c in out.values() for v in c.values()), 'pictures')
