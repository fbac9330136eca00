import type { Brief } from './brief.js';
import { besideMurals } from './beside-murals.js';
import { carryLettering } from './carry-lettering.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { ofTheThing, withoutAside, withoutDeed } from './asides.js';
import { attach } from './attach.js';
import { asCharacters } from './characters.js';
import { conclude } from './conclude.js';
import { dropCredits } from './credits.js';
import { nameEmoji } from './emoji.js';
import { evenly } from './evenly.js';
import { addIdea } from './ideas.js';
import { namePeople } from './named-people.js';
import { createLexicon } from './lexicon.js';
import { showPattern } from './patterns.js';
import { findPhrases } from './phrases.js';
import { postersWhole } from './posters.js';
import { plainWords } from './prompt-syntax.js';
import { recognise } from './recognise.js';
import { withoutRuns } from './runs.js';
import { standIn } from './stand-in.js';
import { tag, translate } from './tagging.js';
import { titled } from './titles.js';
import { takeLettering, tokenise } from './tokens.js';
import { saidPlainly } from './vocabulary/idioms.js';
import { saidAsSeen } from './vocabulary/loose-verbs.js';
import { asWeatherSigns } from './weather-signs.js';
import { createClimber } from './wordnet/climb.js';

/** Reads prompts with the words of the given catalogue of drawables. */
export function createUnderstanding(catalogue: Catalogue): (prompt: string) => Promise<Brief> {
  const lexicon = createLexicon(catalogue);
  const climber = createClimber(lexicon, catalogue);
  return async (asked) => {
    const prompt = asWeatherSigns(evenly(withoutRuns(asked)));
    const { rest, lettering: quoted } = takeLettering(
      namePeople(
        saidPlainly(saidAsSeen(ofTheThing(withoutDeed(withoutAside(postersWhole(plainWords(prompt))))))),
        lexicon,
      ),
    );
    const lettering = titled(prompt, quoted, rest.filter((part) => typeof part === 'string').join(' '));
    const tokens = dropCredits(translate(tokenise(rest, nameEmoji), lexicon), lexicon);
    const found = findPhrases(tag(tokens, lexicon));
    const { phrases: recognised, guesses } = await recognise(found, lexicon, catalogue, climber);
    const phrases = asCharacters(recognised, catalogue);
    const draft = attach(phrases, catalogue);
    showPattern(draft, prompt, catalogue);
    const idea =
      standIn(draft, phrases, catalogue) ??
      (lettering.length > 0 ? undefined : await addIdea(draft, tokens, catalogue));
    return {
      ...besideMurals(carryLettering({ ...conclude(prompt, draft, catalogue), lettering }, catalogue)),
      notes: {
        understood: draft.understood,
        guessed: idea ? [...guesses, idea] : guesses,
        ignored: [...new Set(draft.ignored)],
      },
    };
  };
}
