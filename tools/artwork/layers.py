"""layers.py BODY[,BODY…] VIEW[,VIEW…] FOLDER [options]     the layers that the server paints: one render per picture

BODY    a table of bodies.py, with +b … +f for another make's face; VIEW: front-quarter rear-quarter side front rear wheel, or spin: the
        thirteen azimuths of half a turn (spin-000 … spin-180, one scale, lamps the same on both sides; the other half is their mirror)
FOLDER  gets BODY.VIEW.light.webp (light that no paint changes, and the car's coverage) and BODY.VIEW.paint.webp
        (R: light a white solid paint would add, G: the same of a metallic paint, B: the shadow); a pair that is there is left alone

One render holds all three because every light of the studio is grey here: red carries what no paint changes, green that and half
of solid paint, blue that and half of metallic paint. Only red things (lamps) have more red than green, and those keep their colour."""
import argparse, os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from PIL import Image
from skimage.restoration import denoise_bilateral
import bodies, parts, tone, shadow, studio

HEAD = 4.   # layers hold linear light up to 4 (highlights), stored as (x/4)^(1/2.4)
ONE_SIDED = ('steer', 'wiper', 'wiperhub')   # what would jump where a spin's mirrored half begins
SHARE = .4  # of white paint in the green and the blue of the render: half the mix, .8 albedo

def encode(x): return tone.u8(np.clip(x/HEAD, 0, 1)**(1/2.4))
def box(a, n): h, w = a.shape[0]//n, a.shape[1]//n; return a[:h*n, :w*n].reshape(h, n, w, n, -1).mean((1, 3)).squeeze()

def calm(d):
    """what is left of the noise in light that hardly changes over a panel; shut lines and shades are far stronger and stay"""
    e = np.clip(d/HEAD, 0, 1)**(1/2.4); return HEAD*denoise_bilateral(e, win_size=9, sigma_color=.022, sigma_spatial=3.)**2.4

def write(stem, car, sh, ss):
    car = tone.clean(car); car = np.maximum(box(car, ss), 0); sh = box(sh, ss) if sh.shape[0] != car.shape[0] else sh
    r, g, b, a = (car[..., i] for i in range(4)); solid = np.maximum(g-r, 0)/SHARE; metal = np.maximum(b-r, 0)/SHARE
    solid = calm(solid)
    k = np.stack([r, np.minimum(g, r), np.minimum(b, r)], -1)
    Image.fromarray(np.concatenate([encode(k), tone.u8(np.clip(a, 0, 1))[..., None]], -1)).save(stem+'.light.webp', quality=92, alpha_quality=100, method=6, exact=True)
    Image.fromarray(np.stack([encode(solid), encode(metal), tone.u8(sh)], -1)).save(stem+'.paint.webp', lossless=True, method=4)

def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter); ap.add_argument('bodies'); ap.add_argument('views'); ap.add_argument('folder')
    ap.add_argument('--w', type=int, default=640); ap.add_argument('--asp', type=float, default=1.6); ap.add_argument('--res', type=float, default=.0125); ap.add_argument('--spp', type=int, default=1); ap.add_argument('--ss', type=int, default=2); ap.add_argument('--threads', type=int, default=2)
    A = ap.parse_args(); t0 = time.process_time(); log = lambda *a: print('%s %.1fs' % (time.strftime('%H:%M:%S'), time.process_time()-t0), *a, flush=True)
    os.makedirs(A.folder, exist_ok=True); spin = A.views == 'spin'; views = ['spin-%03d' % a for a in range(0, 181, 15)] if spin else A.views.split(',')
    for body in A.bodies.split(','):
        stem = lambda v: os.path.join(A.folder, '%s.%s' % (body, v)); todo = [v for v in views if not os.path.exists(stem(v)+'.paint.webp')]
        if not todo: continue
        p = bodies.get(body); P, B = parts.build(p, A.res); log(body, 'built')
        if spin: P = {k: m for k, m in P.items() if k not in ONE_SIDED}
        sc, M = studio.setup(P, p, A.w*A.ss, A.asp, A.spp, A.threads, even=spin); studio.neutral(M)
        zoom = max(studio.place(sc, p, v, .95)['k'] for v in views) if spin else None
        for v in todo:
            sc.render.resolution_y = round(A.w*A.ss/(4/3 if v == 'wheel' else A.asp))   # a wheel fills the whole picture, nothing is put above it
            cam = studio.place(sc, p, v, zoom=zoom); sh = shadow.screen(p, cam, sc.render.resolution_x//A.ss, sc.render.resolution_y//A.ss, 1); write(stem(v), studio.shoot(sc), sh, A.ss); log(body, v, 'rendered')
if __name__ == '__main__': main()
