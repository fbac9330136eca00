import { z } from 'zod';
import { listSettings, unwrap, type Setting } from './settings.js';

/** The table of docs/configuration.md, made from the schema so that it cannot lie. */
export function settingsTable(): string {
  const rows = listSettings().map((setting) =>
    [
      setting.env === undefined ? 'file only' : `\`${setting.env}\``,
      `\`${setting.path.join('.')}\``,
      kindOf(setting),
      setting.defaultText,
      setting.about,
    ].join(' | '),
  );
  return ['variable | in the file | value | default | meaning', '---|---|---|---|---', ...rows].join('\n');
}

function kindOf({ schema }: Setting): string {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodNumber) return `${inner.minValue ?? ''} to ${inner.maxValue ?? ''}`;
  if (inner instanceof z.ZodBoolean) return 'true, false';
  if (inner instanceof z.ZodEnum) return inner.options.join(', ');
  if (inner instanceof z.ZodArray) return 'list, separated by commas';
  if (inner instanceof z.ZodRecord) return 'mapping';
  return 'text';
}
