import type { Mood, Season, Setting, TimeOfDay, Weather } from '../language/brief.js';
import { fromOklab, lighten, mix, saturate, toOklab, underLight } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Random } from '../paint/kit/random.js';
import { indoorLight, placeAir, skyPalettes, weatherVeil } from './air-palettes.js';
import type { AirPalette } from './air-palettes.js';
import type { Atmosphere } from './scene.js';

export interface AtmosphereRequest {
  readonly setting: Setting;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
  readonly mood: Mood;
  /** Colours that the sky, the haze and the light lean to. */
  readonly hints: readonly Rgb[];
  /** The prompt speaks of a tone, nobody asked for a palette: one colour alone must not drown everything. */
  readonly gentle?: boolean;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly random: Random;
  readonly indoor: boolean;
  /** Named scenery: `sun` or `moon` makes it show. */
  readonly features?: readonly string[];
  /** What must not appear. */
  readonly absent?: readonly string[];
}

/** Settles the light and air of a picture. */
export function createAtmosphere(request: AtmosphereRequest): Atmosphere {
  const { setting, time, weather, mood, hints, indoor } = request;
  const random = request.random.fork('atmosphere');
  const features = new Set(request.features ?? []);
  let air: AirPalette = random.fork('palette').pick(skyPalettes[time]);
  air = veil(air, weather, time);
  air = inSeason(air, request.season, time);
  if (features.has('blue-hour') && time === 'dusk' && !indoor) air = blueHour(air);
  air = inMood(air, mood);
  if (indoor) air = { ...air, ...indoorLight(setting, time) };
  const place = placeAir[setting];
  if (place) air = atHour(random.fork('place').pick(place), time);
  if (hints.length > 0) air = steered(air, hints, request.gentle && hints.length === 1 ? 0.62 : 1);

  const luminary = indoor || place ? undefined : placeLuminary(request, features, random.fork('luminary'));
  const side = luminary
    ? Math.max(-1, Math.min(1, (luminary.x / request.width - 0.5) * 2.2))
    : (random.fork('side').chance(0.5) ? -1 : 1) * random.fork('strength').between(0.5, 0.85);
  const heights: Record<TimeOfDay, number> = { day: 0.7, dawn: 0.22, dusk: 0.2, night: 0.5 };
  const height = luminary
    ? Math.max(0.12, Math.min(0.9, 1 - luminary.y / Math.max(1, request.horizon)))
    : indoor
      ? 0.6
      : heights[time];
  return { ...air, light: { side, height }, ...(luminary ? { luminary } : {}) };
}

/** After sunset: the sky is blue down to a last light at the horizon. */
function blueHour(air: AirPalette): AirPalette {
  return {
    ...air,
    skyTop: mix(air.skyTop, [24, 40, 96], 0.85),
    skyMiddle: mix(air.skyMiddle, [62, 92, 164], 0.85),
    skyHorizon: mix(air.skyHorizon, [196, 176, 206], 0.7),
    haze: mix(air.haze, [120, 140, 190], 0.8),
    key: mix(air.key, [206, 214, 255], 0.7),
    ambient: mix(air.ambient, [150, 168, 224], 0.8),
    shadow: mix(air.shadow, [28, 36, 78], 0.7),
    contrast: air.contrast * 0.7,
  };
}

function veil(air: AirPalette, weather: Weather, time: TimeOfDay): AirPalette {
  const cover = weatherVeil[weather];
  if (!cover) return air;
  // the same clouds are dark at night: keep the sky's own lightness, take the veil's greyness
  const keep = time === 'night' ? 0.78 : time === 'day' ? 0 : 0.42;
  const blend = (own: Rgb, other: Rgb): Rgb => mix(other, own, keep);
  const nightAmbient = mix(air.ambient, underLight(air.ambient, cover.ambient), 0.7);
  return {
    skyTop: blend(air.skyTop, cover.skyTop),
    skyMiddle: blend(air.skyMiddle, cover.skyMiddle),
    skyHorizon: blend(air.skyHorizon, cover.skyHorizon),
    haze: blend(air.haze, cover.haze),
    key: mix(air.key, cover.key, time === 'day' ? 0.8 : 0.35),
    ambient: time === 'day' ? cover.ambient : nightAmbient,
    shadow: mix(air.shadow, cover.shadow, 0.5),
    contrast: Math.min(air.contrast, cover.contrast),
  };
}

/** Places with their own air know the hour by their light alone. */
function atHour(air: AirPalette, time: TimeOfDay): AirPalette {
  if (time !== 'night') return air;
  return { ...mapSky(air, (colour) => lighten(colour, -0.08)), ambient: underLight(air.ambient, [206, 212, 236]) };
}

function inSeason(air: AirPalette, season: Season, time: TimeOfDay): AirPalette {
  if (time === 'night' || season === 'summer') return air;
  if (season === 'winter')
    return { ...air, skyHorizon: mix(air.skyHorizon, [226, 232, 244], 0.18), key: mix(air.key, [255, 244, 232], 0.3) };
  if (season === 'autumn')
    return { ...air, skyHorizon: mix(air.skyHorizon, [252, 222, 176], 0.2), haze: mix(air.haze, [232, 206, 176], 0.2) };
  return { ...air, skyHorizon: mix(air.skyHorizon, [248, 226, 226], 0.14) };
}

function mapSky(air: AirPalette, change: (colour: Rgb) => Rgb): AirPalette {
  return {
    ...air,
    skyTop: change(air.skyTop),
    skyMiddle: change(air.skyMiddle),
    skyHorizon: change(air.skyHorizon),
    haze: change(air.haze),
  };
}

function inMood(air: AirPalette, mood: Mood): AirPalette {
  switch (mood) {
    case 'dramatic': {
      const deeper = mapSky(air, (colour) => saturate(colour, 1.18));
      return {
        ...deeper,
        skyTop: lighten(deeper.skyTop, -0.09),
        skyMiddle: lighten(deeper.skyMiddle, -0.03),
        contrast: Math.min(1, air.contrast + 0.2),
      };
    }
    case 'mysterious': {
      const turned = mapSky(air, (colour) => lighten(mix(saturate(colour, 0.85), [44, 62, 96], 0.16), -0.03));
      return { ...turned, ambient: mix(air.ambient, [120, 136, 178], 0.22) };
    }
    case 'romantic':
      return {
        ...mapSky(air, (colour) => mix(colour, [248, 166, 182], 0.2)),
        key: mix(air.key, [255, 208, 190], 0.35),
        ambient: mix(air.ambient, [255, 224, 224], 0.25),
      };
    case 'melancholy':
      return {
        ...mapSky(air, (colour) => mix(saturate(colour, 0.66), [112, 128, 156], 0.1)),
        ambient: mix(air.ambient, [206, 214, 232], 0.3),
        contrast: air.contrast * 0.75,
      };
    case 'joyful':
      return { ...mapSky(air, (colour) => saturate(colour, 1.14)), key: mix(air.key, [255, 238, 190], 0.3) };
    case 'cosy':
      return {
        ...mapSky(air, (colour) => mix(colour, [246, 192, 140], 0.08)),
        key: mix(air.key, [255, 214, 150], 0.45),
        ambient: mix(air.ambient, [255, 232, 206], 0.25),
      };
    case 'calm':
      return { ...mapSky(air, (colour) => lighten(saturate(colour, 0.88), 0.012)), contrast: air.contrast * 0.9 };
    case 'neutral':
      return air;
  }
}

/** Moves each colour's hue towards the hint nearest in lightness; how light things are is left nearly as it was. */
function steered(air: AirPalette, hints: readonly Rgb[], most: number): AirPalette {
  const targets = hints.map((hint) => toOklab(hint));
  const toward = (colour: Rgb, share: number): Rgb => {
    const own = toOklab(colour);
    let best = targets[0] as (typeof targets)[number];
    for (const target of targets) {
      if (Math.abs(target[0] - own[0]) < Math.abs(best[0] - own[0])) best = target;
    }
    return fromOklab([
      own[0] + (best[0] - own[0]) * share * 0.5,
      own[1] + (best[1] - own[1]) * share,
      own[2] + (best[2] - own[2]) * share,
    ]);
  };
  return {
    ...air,
    skyTop: toward(air.skyTop, 0.68 * most),
    skyMiddle: toward(air.skyMiddle, 0.62 * most),
    skyHorizon: toward(air.skyHorizon, 0.5 * most),
    haze: toward(air.haze, 0.55 * most),
    key: toward(air.key, 0.2 * most),
    ambient: toward(air.ambient, 0.16 * most),
    shadow: toward(air.shadow, 0.4 * most),
  };
}

/** Where nothing rises before the horizon: elsewhere a low sun that was asked for stands above the hills or the roofs. */
const flat: ReadonlySet<Setting> = new Set<Setting>([
  'sea',
  'beach',
  'lake',
  'desert',
  'sky',
  'harbour',
  'pier',
  'field',
  'savanna',
]);

function placeLuminary(
  request: AtmosphereRequest,
  features: ReadonlySet<string>,
  random: Random,
): Atmosphere['luminary'] {
  const { time, weather, width, height, horizon } = request;
  const absent = new Set(request.absent ?? []);
  const asked =
    time === 'night' ? features.has('moon') : features.has('sun') || (time === 'day' && features.has('moon'));
  const covered = weather === 'rain' || weather === 'storm' || weather === 'snow' || weather === 'cloudy';
  const kind: 'sun' | 'moon' = time === 'night' || (features.has('moon') && !features.has('sun')) ? 'moon' : 'sun';
  // all draws are taken in one order so that a named sun stands where an unnamed one would have stood
  const left = random.chance(0.5);
  const across = random.between(0.2, 0.36);
  const up = random.next();
  const shows = random.next();
  if (absent.has(kind)) return undefined;
  const chance = covered ? 0 : weather === 'fog' ? 0.4 : time === 'day' ? 0.55 : 0.85;
  if (!asked && shows >= chance) return undefined;
  const unit = Math.min(width, height);
  const low = time === 'dawn' || time === 'dusk';
  const huge = features.has(`huge-${kind}`);
  const several = features.has(`two-${kind}s`) || features.has(`three-${kind}s`);
  const radius = huge
    ? Math.min(unit * 0.24, horizon * 0.62)
    : several
      ? unit * 0.1
      : unit *
        (kind === 'moon' ? 0.048 : low ? 0.062 : 0.044) *
        (features.has('sun') || features.has('moon') ? 1.2 : 1);
  const sky = Math.max(radius * 3, horizon);
  // what is dark before it, or leaps over it, has it at its back or at its feet
  const behind = huge && (features.has('silhouette') || features.has('low-moon'));
  const y = behind
    ? horizon - radius * (features.has('low-moon') ? 0.45 : 0.72)
    : huge && (low || kind === 'sun')
      ? horizon - radius * (0.35 + up * 0.3)
      : low && features.has('sun') && !flat.has(request.setting)
        ? sky * (0.44 + up * 0.1)
        : low
          ? sky - radius * (0.2 + up * 1.6) - sky * 0.03
          : sky * (0.16 + up * 0.22);
  // what is to be seen dark against it stands before it
  const middle = behind ? 0.12 : several ? 0.3 : huge || features.has('silhouette') ? 0.5 : 1;
  const x = 0.5 + ((left ? across : 1 - across) - 0.5) * middle;
  return { kind, x: width * x, y: huge ? Math.max(radius * 0.9, y) : Math.max(radius * 1.4, y), radius };
}
