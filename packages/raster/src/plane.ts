/** One number for each pixel, rows from the top. */
export type Plane = Float32Array;
