import type { SafetyChecker } from './safety.js';

const MINORS =
  /\b(child(ren)?|kids?|minors?|toddlers?|bab(y|ies)|infants?|preteens?|pre-teens?|under-?age(d)?|school ?(girls?|boys?)|little (girls?|boys?)|young (girls?|boys?)|lolis?|shotas?|([1-9]|1[0-7])[ -]?(years?|yrs?|yo)([ -]?old)?)\b/;
const SEXUAL =
  /\b(nudes?|naked|nudity|topless|sex|sexual(ly|ised|ized)?|sexy|erotic(a|ally)?|porn(o|ographic|ography)?|hentai|lewd|nsfw|seductive(ly)?|lingerie|undress(ed|ing)?|orgasm|masturbat\w*|genitals?|penis|vagina|intercourse|fetish)\b/;

/** The one rule that holds whatever the caller asks: prompts that sexualise minors are refused. */
export function createMinorsRule(): SafetyChecker {
  return {
    checkPrompt(prompt) {
      const text = prompt.normalize('NFKC').toLowerCase();
      const refused = MINORS.test(text) && SEXUAL.test(text);
      return Promise.resolve(
        refused ? { verdict: 'refuse', category: 'sexual_minors', model: 'minors-rule' } : { verdict: 'allow' },
      );
    },
    checkPicture: () =>
      Promise.resolve({ flagged: false, category: 'none', score: 0, threshold: 1, model: 'no picture check' }),
    close: () => Promise.resolve(),
  };
}
