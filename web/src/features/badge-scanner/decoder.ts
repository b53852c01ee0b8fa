// Finds a QR code in a picture: by the browser itself, or by a decoder that is loaded where it cannot.
type Detector = {
  readonly detect: (source: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>;
};
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The text of a QR code in the picture; undefined if there is none. */
export type Decode = (
  source: CanvasImageSource,
  width: number,
  height: number,
) => Promise<string | undefined>;

/** A larger picture is made smaller: codes fill much of it. */
const sideMostPx = 1_200;

/** Rejects when the decoder cannot be loaded. */
export async function createDecoder(): Promise<Decode> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await Detector?.getSupportedFormats().catch((): readonly string[] => []);
  if (Detector && formats?.includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (source) => (await detector.detect(source).catch((): [] => []))[0]?.rawValue;
  }
  const { default: decodeQr } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (source, width, height) => {
    const scale = Math.min(1, sideMostPx / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    try {
      context?.drawImage(source, 0, 0, canvas.width, canvas.height);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
      return pixels && decodeQr(pixels);
    } catch {
      return undefined;
    }
  };
}
