export type DownloadFault = 'invalid_url' | 'download_failed' | 'too_large';

/**
 * Why something was not downloaded. `rule` is the rest of a sentence whose subject the caller knows (`face_image_url …`,
 * `the picture at … `), fit for the public: it tells nothing about the network behind the service.
 */
export class DownloadRefusal extends Error {
  override readonly name = 'DownloadRefusal';
  constructor(
    readonly fault: DownloadFault,
    readonly rule: string,
    options?: { cause?: unknown },
  ) {
    super(rule, options);
  }
}
