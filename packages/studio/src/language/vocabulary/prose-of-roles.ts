const ANIMALS =
  'cat|kitten|dog|puppy|corgi|shiba inu|pug|bulldog|fox|bear|teddy bear|panda|red panda|raccoon|rabbit|bunny|hare|mouse|rat|hamster|squirrel|hedgehog|owl|penguin|duck|frog|toad|turtle|tortoise|sloth|monkey|gorilla|lion|tiger|wolf|goat|sheep|pig|cow|horse|llama|alpaca|capybara|otter|badger|koala|kangaroo|elephant|lizard|crocodile|dinosaur|robot|alien';
const ROLES =
  'astronaut|pilot|chef|baker|cook|detective|wizard|witch|sorcerer|knight|samurai|ninja|pirate|king|queen|prince|princess|waiter|waitress|bartender|barista|doctor|nurse|surgeon|scientist|professor|teacher|librarian|judge|lawyer|businessman|businesswoman|ceo|banker|police officer|policeman|cop|firefighter|soldier|general|captain|sailor|cowboy|sheriff|monk|viking|warrior|gladiator|superhero|magician|clown|jester|painter|artist|musician|dj|rapper|gardener|farmer|builder|mechanic|plumber|blacksmith|tailor|butler|boxer|explorer|archaeologist|spy|bride|groom|santa|barber|postman|mailman|ballerina';
/** "a cat astronaut", "a pirate parrot": an animal in the clothes of a trade. */
export const proseOfRoles: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    new RegExp(`\\b(${ANIMALS})[- ](${ROLES})\\b(?! (?:hat|costume|suit|outfit|helmet|uniform|clothes|gear))`, 'gi'),
    '$1 dressed as a $2',
  ],
  // who serves at a counter is where that is
  [
    /\b(barista|bartender|baker|cashier|shopkeeper|butcher|pharmacist|florist)\b([^.,]{0,60}?) (?:standing )?behind (?:the|an?|his|her|their) (?:[a-z]+ )?counter\b/gi,
    '$1$2 tending the counter',
  ],
  [
    /\b(bartender|barman|barmaid|mixologist)s?\b([^.,]{0,60}?) (?:standing |working )?(?:behind|at) (?:the|an?|his|her|their) (?:[a-z]+ )?bar\b/gi,
    '$1$2 in a bar',
  ],
  [
    new RegExp(`\\b(an? )(${ROLES}) (${ANIMALS})\\b(?!s| (?:hat|costume|suit|outfit|toy))`, 'gi'),
    'a $3 dressed as a $2',
  ],
];
