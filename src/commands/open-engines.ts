import { join } from 'node:path';
import { ConfigError, loadConfig } from '../config/load.js';
import { createEngines, routesOf } from '../app/configured-engines.js';
import { STUDIO_ID } from '../engines/studio/studio.js';
import { createEngineRegistry, type EngineRegistry } from '../engines/registry.js';

/**
 * The configured engines without the service around them. With a name, that engine alone draws, and nobody takes
 * over: who asks for one engine does not want another's picture.
 */
export function openEngines(name: string | undefined): EngineRegistry {
  const config = loadConfig();
  const { url, named } = config.engines;
  const studioAlone = url === undefined && Object.keys(named).length === 0;
  const engines = createEngines(config.engines, {
    modelsFolder: join(config.data, 'models'),
    threads: 1,
    early: name === undefined ? studioAlone : name === STUDIO_ID,
  });
  const known = engines.map(({ id }) => id);
  if (name !== undefined && !known.includes(name)) {
    void Promise.all(engines.map((engine) => engine.close()));
    throw new ConfigError(`there is no engine "${name}"; there are ${known.join(', ')}`);
  }
  return createEngineRegistry({
    engines,
    routes: name === undefined ? routesOf(config.engines) : { '*': [name] },
  });
}
