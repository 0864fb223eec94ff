declare module 'omggif' {
  /** Reads a GIF; its first picture is number 0. */
  export class GifReader {
    constructor(file: Uint8Array);
    readonly width: number;
    readonly height: number;
    decodeAndBlitFrameRGBA(frame: number, dots: Uint8Array): void;
  }
}
