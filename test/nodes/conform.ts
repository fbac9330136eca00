/**
 * What must hold on every Node, in one process that loads the house once: it starts, and its engines conform. The
 * caller picks the tests by their names.
 */
import '../start-up.test.js';
import '../engines/studio.test.js';
import '../engines/openai-images.test.js';
import '../engines/comfyui.test.js';
import '../engines/a1111.test.js';
import '../engines/stable-diffusion.test.js';
