/** What the worker uses of Tesseract's C++ API, in the build with SIMD and without the legacy engine. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export type TesseractApi = {
    Init: (path: null, languages: string, engine: number, config?: string) => number;
    SetVariable: (name: string, value: string) => boolean;
    /** Opens `/input`. @param exif the orientation of EXIF, 1 to 8. @param radians turned by. @returns 1 for no picture */
    SetImageFile: (exif: number, radians: number) => number;
    FindLines: () => number;
    /** The slope of the lines, in radians. */
    GetGradient: () => number;
    Recognize: (monitor: null) => number;
    GetJSONText: () => string;
  };
  export type TesseractCore = {
    readonly FS: { readonly writeFile: (path: string, data: Uint8Array) => void };
    readonly TessBaseAPI: new () => TesseractApi;
  };
  type Options = {
    readonly wasmBinary: ArrayBuffer;
    readonly TesseractProgress: (percent: number) => void;
    readonly print: (text: string) => void;
    readonly printErr: (text: string) => void;
  };
  const createCore: (options: Options) => Promise<TesseractCore>;
  export default createCore;
}
