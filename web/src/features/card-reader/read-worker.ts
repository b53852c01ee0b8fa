// Reads the text in a picture, in a thread of its own. It has neither the page nor the network.
import createCore, { type TesseractApi } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { ReadAnswer, ReadRequest } from './messages.ts';
import type { ReadLine } from './parse/read-line.ts';

type Json = {
  readonly blocks: readonly {
    readonly paragraphs: readonly {
      readonly lines: readonly {
        readonly text: string;
        readonly confidence: number;
        readonly bbox: { readonly y0: number; readonly y1: number };
      }[];
    }[];
  }[];
};

const lstmEngine = 1;
/** Lines anywhere: a layout would leave out lines that stand alone. */
const sparseText = '11';
/** A smaller slope does not disturb. */
const leastSlope = 0.005;
/**
 * How a picture is read until enough is found: as it is; with a threshold for each part of it (Sauvola), against shadows; turned
 * by a quarter to either side, and by half (as EXIF numbers orientations).
 */
const attempts = [
  { exif: 1, threshold: '0' },
  { exif: 1, threshold: '2' },
  { exif: 6, threshold: '0' },
  { exif: 8, threshold: '0' },
  { exif: 3, threshold: '0' },
] as const;
/** With fewer surely read characters the next attempt may find more. */
const fewCharacters = 12;
const sureConfidence = 60;

const scope = globalThis as unknown as {
  postMessage: (answer: ReadAnswer) => void;
  onmessage: (event: { readonly data: ReadRequest }) => void;
};

scope.onmessage = ({ data }) => {
  read(data).then(
    (lines) => scope.postMessage({ lines }),
    (cause: unknown) => scope.postMessage({ error: String(cause) }),
  );
};

async function read({ core: wasmBinary, languages, picture }: ReadRequest): Promise<ReadLine[]> {
  const core = await createCore({
    wasmBinary,
    TesseractProgress: (percent) => scope.postMessage({ share: percent / 100 }),
    print: () => undefined,
    printErr: () => undefined,
  });
  for (const { code, data } of languages) core.FS.writeFile(`./${code}.traineddata`, await unzip(data));
  core.FS.writeFile('/input', new Uint8Array(picture));
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.map(({ code }) => code).join('+'), lstmEngine) !== 0)
    throw new Error('The data of a language cannot be used');
  api.SetVariable('tessedit_pageseg_mode', sparseText);
  let best: ReadLine[] = [];
  for (const { exif, threshold } of attempts) {
    api.SetVariable('thresholding_method', threshold);
    const lines = readLines(api, exif);
    if (sureCharacters(lines) > sureCharacters(best)) best = lines;
    if (sureCharacters(best) >= fewCharacters) break;
  }
  return best;
}

function readLines(api: TesseractApi, exif: number): ReadLine[] {
  if (api.SetImageFile(exif, 0) === 1) throw new Error('Not a picture');
  api.FindLines();
  const slope = api.GetGradient();
  if (Math.abs(slope) >= leastSlope) api.SetImageFile(exif, slope);
  api.Recognize(null);
  const { blocks } = JSON.parse(api.GetJSONText()) as Json;
  return blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ text, confidence, bbox: { y0, y1 } }) => ({
      text: text.trim(),
      top: y0,
      height: y1 - y0,
      confidence,
    }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.top - other.top);
}

const sureCharacters = (lines: readonly ReadLine[]): number =>
  lines.reduce((sum, { text, confidence }) => sum + (confidence >= sureConfidence ? text.length : 0), 0);

async function unzip(data: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
