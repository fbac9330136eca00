export { boxBlur, enlargePlane, gaussianBlur, shrinkPlane, type Plane } from './blur.js';
