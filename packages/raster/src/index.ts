export { boxBlur, enlargePlane, gaussianBlur, gaussianRows, shrinkPlane, type Plane } from './blur.js';
export { gainPixels, liftPixels, lightPixels, mixRows } from './pixels.js';
export { layPicture } from './resample.js';
export { planeRows, type Rows } from './rows.js';
export { steadiest } from './steadiest.js';
export { freePlanes, givePlanes, takePlane, withPlanes } from './spare.js';
