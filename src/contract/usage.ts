import { z } from 'zod';

export const usageSchema = z
  .object({
    object: z.literal('list'),
    from: z.string(),
    to: z.string(),
    data: z.array(
      z.object({
        day: z.string().meta({ format: 'date', description: 'In UTC.' }),
        model: z.string(),
        requests: z.int(),
        images: z.int(),
        pixels: z.int(),
        seconds: z.number().meta({ description: 'Of inference.' }),
        failures: z.int(),
      }),
    ),
  })
  .meta({ id: 'Usage', description: 'What the key used, per day and model. Canceled requests do not count.' });
