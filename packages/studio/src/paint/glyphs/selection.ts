/**
 * Which drawings of the vector sets can stand in a scene. Signs, letters, gestures, effects and gore cannot; heads
 * without a body are left out, because nothing that shows only a head may stand on the ground.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Categories of the emoji sets that hold things; people are painted, smileys and symbols are not things. */
export const emojiCategories: ReadonlySet<string> = new Set([
  'Activities',
  'Animals & Nature',
  'Food & Drink',
  'Objects',
  'Travel & Places',
]);

/** Full figures among the people of the emoji sets. */
export const emojiFigures = words('mermaid merman genie fairy troll hairy-creature bone brain tooth');

/** Those that are as yellow as smileys unless another skin is chosen. */
export const skinnedFigures = words('mermaid merman fairy');

const unsuitableEmoji = words(`
club-suit diamond-suit heart-suit spade-suit sparkles confetti-ball firecracker fireworks sparkler mahjong-red-dragon flower-playing-cards
joker reminder-ribbon moon-viewing-ceremony tanabata-tree red-envelope bullseye cat cat-face cow-face dog-face dragon-face horse-face
monkey-face mouse-face pig-face pig-nose rabbit-face tiger-face bear fox frog hamster koala lion panda wolf raccoon moose unicorn polar-bear
front-facing-baby-chick paw-prints microbe rosette wing worm leaf-fluttering-in-wind wilted-flower herb fork-and-knife cooking
bell-with-slash bar-chart chart-decreasing chart-increasing chart-increasing-with-yen card-index-dividers control-knobs drop-of-blood e-mail
envelope-with-arrow film-frames hamsa incoming-envelope link low-battery mobile-phone-with-arrow money-with-wings musical-note
musical-notes muted-speaker speaker-high-volume speaker-low-volume speaker-medium-volume level-slider x-ray yen-banknote euro-banknote
pound-banknote broken-chain page-facing-up page-with-curl locked-with-pen locked-with-key inbox-tray outbox-tray bookmark-tabs
closed-mailbox-with-lowered-flag open-mailbox-with-lowered-flag open-mailbox-with-raised-flag cigarette coffin nazar-amulet
airplane-arrival airplane-departure barber-pole bridge-at-night building-construction cityscape cityscape-at-dusk cloud cloud-with-lightning
cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow comet construction crescent-moon cyclone desert desert-island droplet
first-quarter-moon first-quarter-moon-face fog foggy full-moon full-moon-face globe-with-meridians glowing-star high-voltage hot-springs
last-quarter-moon last-quarter-moon-face map-of-japan meteor milky-way motorway mountain mount-fuji national-park new-moon new-moon-face
night-with-stars police-car-light railway-track rainbow ringed-planet shooting-star snow-capped-mountain snowflake star sun sun-behind-cloud
sun-behind-large-cloud sun-behind-rain-cloud sun-behind-small-cloud sun-with-face sunrise sunrise-over-mountains sunset tornado volcano
waning-crescent-moon waning-gibbous-moon waxing-crescent-moon waxing-gibbous-moon water-wave wind-face landslide beach-with-umbrella camping
umbrella-with-rain-drops thermometer black-nib pager wedding love-hotel houses oncoming-automobile oncoming-bus oncoming-police-car
oncoming-taxi globe-showing-americas globe-showing-asia-australia world-map station kaaba fish-cake-with-swirl person horse-racing
clinking-glasses linked-paperclips white-cane crossed-swords hammer-and-wrench hammer-and-pick bikini briefs one-piece-swimsuit
japanese-post-office bug mosquito cockroach fly funeral-urn headstone adhesive-bandage syringe drop-of-blood pushpin
chicken boar rabbit zombie magnifying-glass-tilted-right camera-with-flash optical-disk computer-disk ledger hourglass-done clinking-beer-mugs
`);

const clockFace = /-(?:oclock|thirty)$/;

export function isSuitableEmoji(name: string): boolean {
  return !unsuitableEmoji.has(name) && !clockFace.test(name) && !/skin-tone|\btone\d/.test(name);
}

/** A one-colour drawing whose name holds one of these shows an effect, a gesture, a part of a body or a sign. */
const unsuitableParts = words(`
aura blast bolt explosion explosive impact slash slashes slashed strike spell zone beam beams wave energy lightning swirl burn burning wound
wounded blood bloody bleeding skull eye eyes eyed tentacle tentacles tentacurl claw claws fist punch kick stomp finger fingers fingernail
face head heads card button symbol emblem arrow arrows arrowed meeple orb splash goo gooey slime shot shuriken meteor evil cursed death dead
deadly daemon demon devil shadow ghost ghostly haunting organ heart hearts heartburn health life target targeted targeting laser sonic electric electrical
electron magic magick moebius spiked spiky spine thorn thorny barbed dripping drip flaming flame-tunnel fulguro frozen frost ice-bolt poison gas-cloud
cracked broken shattered fragmented crumbling smash crush trample sword-clash sword-break duel fight suicide decapitation amputation severed
murder corpse gibbet guillotine torture slavery whip vomiting organs bowels liver kidneys lungs stomach tumor fetus embryo pelvis ribcage
spinal anatomy body sensuousness temptation gluttony gluttonous underwear loincloth female male lips mouth teeth tooth fangs fanged tongue nose ear
arm leg limb foot knee elbow shoulder palm-cut wrist hair muscle muscular biceps torso jaws jawbone jaw bone-gnawer incisors
minus plus alt cursor upload download rss share settings-knobs toggles resize select save load cancel check mark checkbox player-next
player-previous player-time player-base fast-forward fast-backward pause play-button previous next return rotation directions direction-arrow
path-distance position-marker virtual-marker gps histogram diagram chart pie-chart network organigram progression profit upgrade downgrade
duality resonance ripples pulse static stun vortex whirlwind twister typhoon tornado tornado-discs gravitation implosion fission radiation radiations
radioactive biohazard nuclear nuclear-bomb molecule atom atomic logic lambda omega triforce triquetra trefoil triskelion pentacle pentagram heptagram hexes
cross crucifix crosses ankh swastika freemasonry hammer-sickle anarchy balkenkreuz star-altar injustice oppression despair terror dread rage enrage
surprised suspicious sly smart sleepy cheerful delighted smitten shrug think talk sing drinking eating conversation discussion
vote trade convince charm self-love relationship-bounds minions minion imp oni lucifer hell hades inferno zombie resting half-dead
raise-skeleton prisoner handcuffed imprisoned hostage revolt uprising assault bombing bomber bomb grenade gun guns gunshot rifle shotgun pistol revolver uzi glock luger
bullet bullets ammo missile torpedo mine-explosion minefield land-mine flamethrower bayonet sniper machine-gun minigun chaingun autogun famas fn-fal cz-skorpion steyr-aug walther-ppk lee-enfield winchester-rifle
desert-eagle sentry-gun turret artillery-shell silencer condom syringe scalpel overdose drug cigarette joint hemp turd
`);

const unsuitableGlyphs = words(`
boat-fishing box-unpacking fish-cooked plant-watering stick-splitting sword-smithing axe-swing flatbed-covered scroll-unfurled
ace achievement achilles-heel acid acid-blob acid-shield acrobatic aerial-signal africa afterburn ages air-force air-man air-zigzag akhet algeria
all-for-one allied-star amplitude angola annexation antarctica anthem anticlockwise-rotation apc aquarius aries at-sea armor-blueprint arrest arson
ascending-block attack-gauge australia auto-repair automatic-sas avoidance awareness azul-flake back-forth back-pain backstab backup backward-time bad-breath bad-gnome ball-glow
banging-gavel bandaged bat-leth batwing-emblem beast behold belgium bestial-fangs big-wave bird-claw bird-limb bird-twitter black-bar black-sea blade-bite blade-drag blade-fall blindfold bo
boat-horizon boiling-bubbles bolivia bookmarklet boomerang-cross boomerang-sun boss-key boulder-dash bowl-spiral bowling-propulsion bowling-strike brain-dump brain-freeze brain-leak brain-stem brainstorm
brazil brazil-flag brute bubble-field bubbling-beam bulgaria bully-minion burst-blob butterfly-warning button-finger buy-card cambodia cancer capricorn carnivore-mouth carrier carrion catch celebration-fire
chain-lightning chained-arrow-heads chalk-outline-murder champions character charged-arrow charging cherish choice circle circle-cage circle-forest circle-sparks circling-fish circuitry click cliff-crossing clockwise-rotation cloud-ring clout
clubs coa-de-jima cogsplosion coiling-curl coinflip coma comet-spark computing concentration-orb concentric-crescents confirmed confrontation congress conqueror contortionist contract convergence-target conway-life-glider cool-spices
corner-explosion coronation corsica crafting crags credits-currency crescent-blade cross-flare crossed-air-flows crosshair crossroad crow-dive crystalize cuauhtli cube cubeforce cubes cultist curly-wing cyber cycle cycling
dark-squad database defibrilate demolish desert despair detour dew diagram dice-fire dice-shield dice-target dig-dug digital-trace discobolus disintegrate distraction distress-signal divergence divert divided-spiral divided-square diving-dagger dodge dodging
dorsal-scales double-diaphragm double-dragon double-fish double-quaver double-ringed-orb doubled dozen drop drop-weapon droplets drowning duration dust-cloud dwennimmen earth-africa-europe earth-america earth-asia-oceania earth-crack earth-spit eclipse eclipse-flare eclipse-saw ecology
edge-crack egg-defense egg-eye egypt egyptian-profile egyptian-walk elysium-shade embrassed-energy encirclement encrypted-channel energise enlightenment ent-mouth entangled-typhoon eruption escalator eternal-love european-flag evasion expand expanded-rays expander expense
explosive-meeting extra-lucid extra-time extra-vision extraction-orb eyelashes f-clef face-to-face fall-down falling falling-blob falling-ovoid falling-rocks falling-star falling-boulder fallout-shelter family-tree fangs-circle fat feline fencer field finger-print fingers-crossed finish-line
fire-ace fire-dash fire-gem fire-iris fire-punch fire-ray fire-ring fire-shield fire-silhouette fire-tail fire-wave fire-zone fireflake firewall fishing fish-corpse fish-escape fish-scales flake flame-spin fleshy-mass flexible-star flint-spark flood floating-platforms floor-hatch flower-star flower-twirl
fluffy-cloud fluffy-flame fluffy-swirl fluffy-trefoil foam foamy-disc focused-lightning fog foot-trip footprint footsteps footy-field forearm forest forward-field forward-sun france freedom-dove frontal-lobe frostfire fruiting full-folder g-clef galaxy gaze gear-stick-pattern gemini germany
globe-ring gloop glowing-artifact glowing-hands grab grapple grasping-slug groundbreaker grouped-drops growth guards guatemala hair-strands half-body-crawling half-tornado halt hamburger-menu hammer-break hammer-drop hand hand-grip hand-of-god hand-ok hand-wing hand-bandage head-shot headshot healing hearing-disabled heat-haze heavy-fall
heavy-lightning heavy-rain heavy-timer help hexagonal-nut hidden hieroglyph-legs hieroglyph-y high-five high-punch high-shot high-tide hiking hill-conquest hills histogram hole hole-ladder horizon-road horizontal-flip hot-surface human-cannonball human-ear human-pyramid human-target hungary hypersonic-bolt hypersonic-melon i-brick icarus iceland icicles-aura
idea impact-point inauguration incoming-rocket infested-mass infinity info injustice ink-swirl inner-self inspiration interdiction interleaved-arrows internal-injury internal-organ interstellar-path invisible invisible-face ion-cannon-blast iraq italia j-brick james-bond-aperture japan join journey jump-across jupiter justice-star kaleidoscope-pearls
kenya king king-ju-mask klingon kneeling knife-thrust knocked-out-stars knockout koholint-egg kindle l-brick large-wound laserburn latvia lava law-star leaf-swirl leak leapfrog led leo level-end-flag level-four level-four-advanced level-three level-three-advanced level-two level-two-advanced liar libra libya life-bar lift load lob-arrow lock-picking lock-spy logging
look-at love-howl love-injection love-mystery love-song lovers low-tide lucky-fisherman magnet-blast magnet-man marrow-drain martyr-memorial master-of-arms matter-states materials-science maze-cornea maze-saw mechanical-arm meditation melting-metal mesh-network mexico mid-summit middle-arrow midnight-claw mighty-boosh mighty-force mine-explosion mining misdirection moldova mongolia monster-grasp
monument-valley moon moon-bats moon-claws moon-orbit morbid-humour morgue-feet mountain-cave mountain-climbing mountain-road mountains mountaintop mouth-watering move movement-sensor mucous-pillar mug-shot multi-directions multiple-targets muscle-fat muscle-up mute music-spell musical-notes nailed-foot nailed-head neck-bite needle-jaws nested-eclipses nested-hexagons network-bars new-born next-button nigeria night-sky night-sleep night-vision
nodular nose-front nose-side nothing-to-say o-brick occupy octogonal-eye old-king on-sight on-target one-eyed open-folder open-palm open-wound ophanim ophiuchus opposite-hearts orbit orbital orbital-rays over-infinity overdrive overhead overkill overmind paranoia paraguay path-tile pause-button pay-money peaks perpendicular-rings person person-in-blizzard person-in-bed peru pharoah
pianist pick-of-destiny pierced-body piercing-sword pisces planet-conquest planet-core plain-circle plain-square plants-and-animals platform podium-second podium-third pointing poker-hand pokecog poland pollen-dust pool-dive portal portrait portugal pounce power-button power-lightning power-ring prayer private private-first-class psychic-waves public-speaker pull pummeled punch push pyromaniac quake-stomp quick-man quick-slash quicksand
radar-cross-section radar-sweep radial-balance rainbow-star raining raise-zombie rally-the-troops rapidshare-arrow read reactor rear-aura receive-money recycle regeneration reload-gun-barrel remedy resize reticule ricochet ringed-beam ringed-tentacle ringing-alarm ripost riposte river road robber-hand robot-grab robot-leg rogue rolling-energy root-tip rough-wound round-star round-struck royal-love rub-el-hizb rugby-conversion run running-ninja s-brick
saber-and-pistol saber-slash sabers-choc sad-crab sagittarius sandstorm schrodingers-cat-alive schrodingers-cat-dead scorpio screaming screen-impact sea-cliff sell-card semi-closed-eye sergeant corporal serrated-slash seven-pointed-star shadow-follower shaking-hands shatter sheikah-eye shield-bash shield-bounces shield-disabled shield-echoes shield-impact shield-opposition shield-reflect shieldcomb shiny-iris shiny-omega shouting sideswipe sight-disabled silence silenced sinking-trap sinusoidal-beam six-eyes skeleton-inside skid-mark skills skull-mask
slap slow-blob slumbering-sanctuary small-fire smoking-finger smoking-orb snatch snowing soccer-field soccer-kick solar-system solar-time soul soul-vessel sound-off sound-on sound-waves south-africa south-africa-flag south-america south-korea spades spain spark-spirit sparkles spatter spawn-node speaker-off spectre spill spinning-blades spinning-ribbons spinning-sword spiral-arrow spiral-thrust splashy-stream split-arrows split-body split-cross splurt spock-hand
sprint square squib sri-lanka stabbed-note stack stairs-goal star-cycle star-formation star-gate star-prominences star-pupil star-satellites star-struck star-swirl stars-stack staryu steam steam-blast stigmata stone-crafting strafe striking-arrows striking-balls striking-clamps striking-diamonds striking-splinter striped-sun strong stump-regrowth sun sun-cloud sun-priest sun-radiations sunbeams sunken-eye sunrise sunset supersonic-arrow supersonic-bullet surrounded-eye surrounded-shield swallower swamp
swan-breeze swap-bag swipe-card swirl-ring switch-weapon switzerland sword-array sword-brandish sword-slice sword-spin sword-wound swords-power t-brick take-my-money tanzania tap taurus team-downgrade team-idea team-upgrade tear-tracks tearing telefrag telepathy teleport tension-snowflake texas thermometer-cold thermometer-hot thermometer-scale third-eye thor-fist thrown-charcoal thrust thrust-bend thumb-down thumb-up thunder-blade thunder-struck thunderball thwomp tic-tac-toe tick time-synchronization time-trap tinker tire-tracks tired-eye
top-paw paw paw-front paw-heart paw-print flat-paw-print trail transform transfuse transportation-rings trench-assault trigger-hurt triorb triple-beak triple-claws triple-scratches triple-yin tripwire tron-arrow truce tune-pitch tunisia twirl-center twirly-flower two-shadows ubisoft-sun ultrasound unbalanced uncertainty underhand unfriendly-fire unicorn union-jack unlocking unplugged unstable-orb unstable-projectile up-card uruguay usa-flag usable valley van-damme-split venezuela vertical-flip vibrating-ball vibrating-shield vibrating-smartphone video-conference virgo
anteater apple-maggot armadillo-tail bat-blade bat-wing bird-scepter boar-ensign boar-tusks bull bull-horns deer-track dinosaur-rex dragon-breath dragon-spiral duck-palm ermine flying-fox fox-tail
fish-smoking helicoprion hydra leeching-worm panda rhinoceros-horn ram ram-profile scorpion-tail sea-creature sea-dragon shark-bite shark-fin snake-bite snake-spiral sniffing-dog swallow toucan ninja-velociraptor velociraptor-tracks
wolf-howl whale-tail alien-bug swamp-bat fairy-wings siege-ram-head zombie
american-football-player anubis bandit barbarian caesar cleopatra convict cook cowled cyclops deathcab dwarf-king exploding-planet eyeball fluffy-wing fomorian frankenstein-creature fuji goal-keeper goblin goblin-camp grim-reaper harpy
hood hooded-assassin hooded-figure horned-reptile horus hound ifrit island jungle jawless-cyclop lion lizardman luchador mad-scientist medallist modern-city nefertiti ninja-heroic-stance oasis octoman ogre pirate-captain plane-pilot
plague-doctor-profile podium-winner ringmaster robber sherlock-holmes shambling-mound snout slalom spartan spy strong-man summits swordman swordwoman teacher thought-bubble chat-bubble tribunal-jury troglodyte udder uluru underground-cave ursa-major
vampire-dracula venus-of-willendorf village volcano werewolf three-friends stork-delivery tightrope tabletop-players babyfoot-players colombia barefoot boot-prints dig-hole hoof skeletal-hand bunny-slippers-head trinacria ouroboros parmecia virus gorilla goat donkey monkey tiger
hill-fort huts-village forest-camp desert-camp habitat-dome beard mustache lucky contortionist aquarius oily-spiral moebius-trefoil polar-star star-flag spikes spikes-full spikes-half spikes-init static-guard siren exit-door
vitruvian-man walk wanted-reward wasp-sting water-recycling water-polo waves wavy-chains wavy-itinerary web-spit weight-crush weight-lifting-down weight-lifting-up whirlpool-shuriken wide-arrow-dunk wildfires william-tell william-tell-skull wind-hole wind-slap windy-stripes winged-leg wisdom world worried-eyes yin-yang z-brick zigzag-hieroglyph zigzag-tune zig-arrow hearts diamonds nested-hearts clown cloudy-fork
`);

/** Names with an unsuitable part that are fine all the same. */
const suitableAfterAll = words(`
bow-arrow quiver hand-bag hand-saw hand-truck handheld-fan arrowhead cross-shield crossbow gas-mask water-gun toothbrush ice-cube
clay-brick brick-wall brick-pile mushroom-house earth-worm front-loader heart-necklace heart-tower love-letter head-band magic-broom magic-gate magic-hat magic-lamp magic-potion
magic-trident magic-portal electric-guitar water-bolt cartwheel key-card carnivorous-plant swiss-army-knife frozen-block life-buoy life-jacket health-potion
animal-skull desert-skull target-dummy archery-target wine-glass barbed-wire spiked-fence spiked-mace spiked-ball thorny-vine dead-wood cannon-shot broken-pottery broken-bottle shotgun-shell
chess-knight mechanical-hand ghost floating-ghost electrical-socket laser-gun ray-gun earbuds body-armor tooth atom-model wave-surfer shoulder-bag leg-armor shoulder-armor arm-sling mouth-organ
candle-skull scarecrow gargoyle death-star brain
ammo-box bolt-cutter claw-hammer chicken-leg revolver rifle winchester-rifle grenade unlit-bomb pistol-gun shotgun spell-book whip kick-scooter pipe-organ id-card
i-beam wood-beam elbow-pad knee-pad spiked-collar spiked-shell spiked-shield spiked-snail spiked-bat match-head mace-head missile-launcher torpedo poison-bottle skull-crossed-bones
t-rex-skull horned-skull crowned-skull skull-in-jar skull-ring skull-staff shuriken sharp-shuriken burning-tree burning-book broken-wall broken-axe broken-shield broken-tablet cracked-glass cracked-helm
flaming-arrow broadhead-arrow barbed-arrow barbed-spear heart-key heart-bottle heart-earrings heart-battery heart-shield energy-sword lightning-saber magic-axe magic-shield orb-wand
field-gun anti-aircraft-gun laser-turret turret walking-turret ankh trench-body-armor shoulder-scales spiked-armor spiked-shoulder-armor factory-arm nuclear-plant medical-drip atom molecule
stealth-bomber bullets bayonet guitar-head fragmented-sword winged-arrow paper-arrow dripping-honey broken-arrow lightning-bow bottled-bolt skull-shield evil-book evil-tree evil-tower
card-ace-clubs card-ace-diamonds card-ace-hearts card-ace-spades card-jack-clubs card-jack-diamonds card-jack-hearts card-jack-spades card-joker card-king-clubs card-king-diamonds card-king-hearts card-king-spades
card-queen-clubs card-queen-diamonds card-queen-hearts card-queen-spades book-aura energy-tank energy-shield cupidon-arrow toggles hospital-cross pierced-heart
dice-six-faces-one dice-six-faces-two dice-six-faces-three dice-six-faces-four dice-six-faces-five dice-six-faces-six gothic-cross crystal-eye spiked-trunk spiked-wall
`);

export function isSuitableGlyph(name: string): boolean {
  if (suitableAfterAll.has(name)) return true;
  if (/\d/.test(name) || name.startsWith('perspective-') || unsuitableGlyphs.has(name) || unsuitableParts.has(name))
    return false;
  return !name.split('-').some((part) => unsuitableParts.has(part));
}

/** What the set of map drawings has that the others do not. */
export const mapThings = words(`
abseiling-rope aerialway-pole antenna anvil-and-hammer army-tent atm balance-beam basketswing bench bicycle-locker bicycle-shed billboard bleachers boat-dry-dock boat-ramp bollard
bollard-row bottles brick-trowel buffer-stop bulletin-board bunker-silo cable-manhole cairn camper-trailer can carport cattle-grid chairlift chefs-knife climbing-frame climbing-wall clothes-hanger conveyor cooling-tower
courthouse crane curtains cushion cycle-barrier detergent-bottle dice dog-shelter domed-tower drag-lift drink-cup egg embassy fighter-jet fire-hydrant fish-ladder fishing-pier freight-car garden-bed gate
golf-cart gondola-lift goods-lift gown guard-rail hangar hedge height-restrictor horizontal-bar horn-cleat horse-shelter horseshoe hot-drink-cup hotpot houseboat hunting-blind info-board islet-tree
jet-skiing junk-car kitchen-sink latrine letter-box lift-gate lounger manhole manufactured-home mast mast-communication mast-lighting milestone milk-jug mineshaft-cage natural-arch needle-and-spool
obelisk oil-well paifang perfume picnic-shelter plaque play-structure playhouse post-box poster-box power-pole power-tower power-transformer propane-tank railing railway-signals rigging rocket-firework
rope-fence row-houses ruins sandbox scaffold sculpture security-camera seesaw silo slide snowmobile spice-bottle spotting-scope spring-rider statue storage-drum storage-fermenter storage-tank street-lamp-arm swing
table-soccer tall-gate tattoo-machine toll-gantry tower-communication town-hall train-bullet train-diesel train-kids train-steam trampoline transit-shelter tree-broadleaved tree-cactus tree-leafless tree-needleleaved
tree-palm tree-row tree-stump turnstile utility-pole vacuum vending-machine vertical-rotisserie water-tap water-tower well-pump-manual well-pump-powered wind-pump windmill wall water-bottle waterskiing windsock
`);

/** Household and workshop things of the Material set: `icon` or `icon=concept`. */
const materialTable = `
air-conditioner air-horn air-purifier alarm-panel amazon-alexa=smart-speaker ammunition atv=quad-bike awning axe-battle baby-carriage bag-carry-on bag-personal=daypack bag-suitcase balcony ballot=ballot-box barley
baseball-bat basketball-hoop beaker bed-double=double-bed bed-king=king-bed bed-single=single-bed bench-back=garden-bench bicycle-basket=bicycle-with-basket bicycle-cargo=cargo-bike bicycle-penny-farthing=penny-farthing
bike-pedal billiards-rack=billiard-rack blender blinds blood-bag bolt boom-gate bottle-soda-classic=cola-bottle bottle-tonic=tonic-bottle bowl-mix=mixing-bowl buffet bulletin-board bullhorn bunk-bed
bus-double-decker=double-decker-bus cabin-a-frame=a-frame-cabin cake-layered=layer-cake candelabra candelabra-fire=lit-candelabrum candycane=candy-cane car-child-seat=child-seat car-convertible=convertible car-door
car-hatchback=hatchback car-seat car-sports=sports-car car-turbocharger=turbocharger cash-register ceiling-fan ceiling-light certificate chair-rolling=office-chair chef-hat chip=computer-chip cigar
circular-saw coat-rack compass-rose compost=compost-bin countertop crane=tower-crane cup-water=glass-of-water cupboard curtains diving-scuba-tank=scuba-tank diving-snorkel=snorkel dishwasher dolly dome-light drama-masks
dresser drone dump-truck earbuds eight-track egg-easter=easter-egg egg-fried=fried-egg eiffel-tower engine faucet fire-hydrant fire-station fire-truck fishbowl floppy=diskette food-croissant=breakfast-croissant food-steak=beefsteak
football-helmet forklift gantry-crane gas-burner gas-cylinder gas-station gavel globe-model=desk-globe go-kart gold=gold-bars golf-cart golf-tee gondola greenhouse grill=barbecue-grill guitar-acoustic=acoustic-guitar
hair-dryer hanger hard-hat harddisk=hard-disk hat-fedora=fedora heat-pump heating-coil hoop-house=polytunnel horseshoe hot-tub hvac=ventilation-unit hydrogen-station iron=clothes-iron iron-board=ironing-board iv-bag jeepney jump-rope
keg kettle kettle-pour-over=pour-over-kettle knife knife-military=combat-knife lectern leek library-shelves light-switch lifebuoy liquor=liquor-bottle loupe magic-staff medical-bag medical-cotton-swab=cotton-swab menorah menorah-fire=lit-menorah
meter-gas=gas-meter metronome mirror mirror-rectangle=wall-mirror mixer=mixing-desk moped mortar-pestle=mortar-and-pestle mower=lawn-mower muffin nail nas=network-storage necklace needle newspaper nut oar oil=oil-bottle ornament=christmas-bauble
pail pan=frying-pan paper-roll parking passport pasta patio-heater periscope pliers point-of-sale=payment-terminal poker-chip pot=cooking-pot-plain pot-mix=stew-pot propane-tank pump=water-pump
quadcopter racing-helmet racquetball=racquet railroad-light rake razor-double-edge=safety-razor razor-single-edge=straight-razor remote-tv=remote-control rickshaw robot-industrial=industrial-robot robot-mower robot-vacuum rollerblade
rolodex room-service=cloche rug=carpet-roll rv-truck=motorhome sack safe=strongbox-safe sausage saw-blade scooter=electric-scooter scoreboard screw-lag=lag-screw seesaw shaker=salt-cellar shoe-ballet=ballet-shoe shoe-cleat=football-boot
shoe-formal=dress-shoe shoe-heel=stiletto-heel shoe-sneaker=sneaker-shoe shredder=paper-shredder silo silverware=cutlery silverware-fork=fork silverware-spoon=tablespoon ski=ski-equipment snowmobile sofa-single=club-chair
solar-panel solar-panel-large=solar-array soldering-iron soundbar soy-sauce=soy-sauce-bottle spade spear spotlight=stage-spotlight spray-bottle sprinkler sprinkler-fire=fire-sprinkler squeegee stadium stairs steering=steering-wheel-sport
stocking=christmas-stocking stove string-lights submarine=research-submarine synagogue tangram tanker-truck tape-drive tape-measure tea=tea-mug temple-buddhist=buddhist-temple temple-hindu=hindu-shrine thermostat tire toaster-oven toilet
tow-truck tower-beach=lifeguard-tower tower-fire=fire-lookout town-hall toy-brick track-light traffic-light train-car=railcar train-car-caboose=caboose train-car-container=container-wagon train-car-flatbed=flatbed-wagon
train-car-gondola=gondola-wagon train-car-hopper=hopper-wagon train-car-passenger=passenger-carriage train-car-tank=tank-wagon transmission-tower tray=baking-tray trophy-award=award-cup truck-cargo-container=container-truck
truck-flatbed=flatbed-truck truck-snowflake=refrigerated-truck truck-trailer=trailer tshirt-v=v-neck-shirt turbine typewriter valve van-utility=utility-van vanity-light vine virtual-reality=vr-goggles wall-sconce wardrobe warehouse
weight=kettlebell weight-kilogram=kilogram-weight wiper wizard-hat yurt abacus anvil barn barrel binoculars boomerang broom church clover cradle
coffee-maker microwave chandelier floor-lamp outdoor-lamp post-lamp radiator projector-screen pillar pipe-wrench printer-3d=3d-printer safety-goggles umbrella-beach=beach-umbrella water-well scale-bathroom=bathroom-scale bicycle-electric=electric-bicycle
fridge-industrial=industrial-fridge pot-steam=steaming-pot lamps=pair-of-lamps piano=upright-piano postage-stamp table-chair=dining-set table-furniture=plain-table train-car-box=boxcar ceiling-fan-light oil-lamp lightbulb-fluorescent-tube=fluorescent-tube
cash-multiple=stack-of-money book-open-page-variant=storybook notebook=ring-binder palette=paint-box medal=prize-medal tools=tool-set toolbox=metal-toolbox tablet-dashboard hand-saw pencil-ruler watch=wristwatch sunglasses safe-square=wall-safe shopping=shopping-tote
fireplace=brick-fireplace ice-cream=ice-lolly ice-pop=popsicle glass-cocktail=cocktail glass-mug=beer-glass glass-flute=champagne-flute glass-tulip=tulip-glass glass-wine=red-wine-glass bottle-wine=wine-flask basket=shopping-basket
cart=trolley campfire=log-fire cellphone=mobile keyboard=computer-keyboard headphones=hi-fi-headphones speaker=loudspeaker-box radio=portable-radio television-classic=vintage-television telescope=spotting-telescope thermometer=wall-thermometer
sign-direction=fingerpost sign-pole=sign-pole shield=coat-of-arms-shield stairs-box=step-stool microphone=stage-microphone microphone-variant=retro-microphone image-frame=picture-frame lightbulb=idea-bulb package-variant=parcel package-variant-closed=cardboard-parcel
pine-tree=fir-silhouette spider=garden-spider sprout-outline=young-shoot seal=sea-seal shield-sword=crossed-shield ring=engagement-ring-simple home=detached-house home-modern=modern-house home-city=town-building city=city-block store=shopfront hospital-building
warehouse=storehouse office-building=office-tower-block school=mortarboard castle=toy-castle bridge=arched-bridge windmill=wind-mill-silhouette wind-turbine=wind-generator pier-crane=harbour-crane lighthouse-on=shining-lighthouse sail-boat=dinghy
airplane=passenger-jet helicopter=rescue-helicopter rocket-launch=launching-rocket ufo=alien-saucer satellite-variant=communications-satellite space-station train=commuter-train tram=city-tram bus=city-bus taxi=taxicab car-estate=estate-car car-pickup=pickup
air-humidifier alarm-light=siren-light altimeter amplifier bee-flower=bee-on-flower bus-school=school-bus bus-stop-covered=bus-shelter camera-gopro=action-camera cassette=cassette-tape chair-school=school-desk coach-lamp coffee-to-go=paper-cup
controller-classic=arcade-controller deskphone desktop-classic=old-computer desktop-tower=computer-tower diving-flippers=flippers door-open=open-door door-sliding=sliding-door elevator-passenger=elevator-cabin ev-station=charging-station face-mask=surgical-mask
fence-electric=electric-fence floor-lamp-dual=twin-floor-lamp floor-lamp-torchiere flower-poppy=poppy-flower flower-tulip=tulip-blossom food-turkey=roast-turkey food-takeout-box=takeaway-box football-australian=aussie-football fountain-pen-tip=pen-nib
fruit-citrus=citrus-slice generator-portable=portable-generator gift-open=opened-gift glass-stange=tall-beer-glass gate-open=open-garden-gate garage-open=open-garage guitar-electric=electric-guitar guitar-pick headset hockey-puck hockey-sticks
kettle-steam=steaming-kettle key-chain lava-lamp lead-pencil leaf-maple=maple-leaf-plain locker laser-pointer mailbox-open=open-mailbox meter-electric=electric-meter minidisc moped-electric=electric-moped motorbike-electric=electric-motorbike
movie-roll=film-reel mower-bag=bagging-mower flask-round-bottom=round-flask fan=table-fan gauge=pressure-gauge printer-pos=receipt-printer projector=slide-projector radio-handheld=handheld-radio scanner smoke-detector toothbrush-electric=electric-toothbrush
umbrella-closed=folded-umbrella sword-cross=crossed-blades pipe-valve shovel=garden-shovel bowl=plain-bowl cctv=surveillance-camera boxing-gloves desk-lamp-on=lit-desk-lamp blinds-open=open-blinds ceiling-light-multiple=triple-ceiling-light lamp=bedside-lamp
monitor=computer-monitor magnify=hand-lens cylinder=gas-bottle cone=wooden-cone music-box fuse
car-limousine=limousine van-passenger=minivan motorbike=motorbike-cruiser tractor=garden-tractor excavator digger bicycle=city-bicycle wheelchair=hospital-wheelchair stroller
`;

/** Icon to concept. */
export const materialThings: ReadonlyMap<string, string> = new Map(
  materialTable
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [icon = '', concept = icon] = row.split('=');
      return [icon, concept] as const;
    }),
);

/** Emoji animals and vehicles look to the left, all but these. */
const lookRight = words('');

/** Whether the drawing must be mirrored to look to the right, as drawables do. */
export function facesLeft(set: string, name: string, kind: string): boolean {
  return set === 'n' && (kind === 'animal' || kind === 'vehicle') && !lookRight.has(name);
}
