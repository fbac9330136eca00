/**
 * Common words of German, French, Spanish and Italian and the English phrase that says the same. A row is
 * `word word=english`; words that are also English (`?chat`) count only beside another word of their language.
 */
const german = `
haus häuschen=house; häuser=houses; hütte=cabin; schloss burg=castle; kirche=church; turm=tower; leuchtturm=lighthouse;
brücke=bridge; windmühle mühle=windmill; zelt=tent; katze kätzchen=cat; kater=cat; katzen=cats; ?hund=dog; hunde=dogs; fuchs=fox; ?wolf=wolf;
hase kaninchen=rabbit; reh hirsch=deer; bär=bear; eisbär=polar bear; pferd=horse; pferde=horses; kuh=cow; kühe=cows; schaf=sheep; schafe=sheep;
schwein=pig; ziege=goat; huhn henne=chicken; ente=duck; enten=ducks; gans=goose; schwan=swan; eule=owl; vogel=bird; vögel=birds; adler=eagle;
papagei=parrot; pinguin=penguin; möwe=seagull; fisch=fish; fische=fish; wal=whale; delfin=dolphin; hai=shark; schildkröte=turtle; krabbe=crab;
frosch=frog; schlange=snake; schmetterling=butterfly; schmetterlinge=butterflies; biene=bee; marienkäfer=ladybird; schnecke=snail; elefant=elephant;
giraffe=giraffe; löwe=lion; affe=monkey; kamel=camel; känguru=kangaroo; eichhörnchen=squirrel; igel=hedgehog; maus=mouse; drache=dragon; einhorn=unicorn;
baum=tree; bäume=trees; tanne kiefer=pine; palme=palm; blume=flower; blumen=flowers; sonnenblume=sunflower; sonnenblumen=sunflowers; tulpe=tulip; tulpen=tulips;
rosen=roses; pilz=mushroom; pilze=mushrooms; apfel=apple; äpfel=apples; birne=pear; zitrone=lemon; kirschen=cherries; erdbeere=strawberry; erdbeeren=strawberries;
trauben=grapes; kürbis=pumpkin; brot=bread; kuchen torte=cake; eis=ice cream; tasse=cup; kaffee=coffee; tee=tea; teekanne=teapot; flasche=bottle; schüssel=bowl;
buch=book; bücher=books; lampe=lamp; kerze=candle; kerzen=candles; uhr=clock; regenschirm=umbrella; koffer=suitcase; hut=hat; schuh=shoe; schlüssel=key; geschenk=gift;
stuhl=chair; sessel=armchair; tisch=table; schreibtisch=desk; bett=bed; bücherregal=bookshelf; ?bank=bench; zaun=fence; laterne=street lamp; brunnen=fountain;
schneemann=snowman; lagerfeuer=campfire; fahne flagge=flag; krone=crown; schwert=sword; schatz=treasure; herz=heart; stern=star; roboter=robot; ?anker=anchor;
?auto wagen=car; bus=bus; lastwagen=truck; fahrrad=bicycle; motorrad=motorcycle; zug=train; straßenbahn=tram; flugzeug=aeroplane; hubschrauber=helicopter; heißluftballon=hot air balloon;
rakete=rocket; segelboot=sailboat; ruderboot=rowing boat; ?boot=sailboat; schiff=ship; mann=man; frau=woman; junge=boy; mädchen=girl; ?kind=child; kinder=children; leute menschen=people;
mensch=person; paar=couple; familie=family; könig=king; königin=queen; ritter=knight; zauberer=wizard; hexe=witch; bauer=farmer; fischer=fisherman; großmutter oma=grandmother; großvater opa=grandfather;
wald=forest; meer ozean=sea; ?strand=beach; ?see=lake; fluss=river; berg=mountain; berge gebirge=mountains; hügel=hills; wüste=desert; feld=field; wiese=meadow; garten=garden; park=park;
bauernhof=farm; dorf=village; stadt=city; straße=street; hafen=harbour; himmel=sky; weltraum weltall=space; unterwasser=underwater; höhle=cave; zimmer wohnzimmer=room; küche=kitchen; büro=office;
bibliothek=library; bühne=stage; sonne=sun; mond=moon; sterne=stars; regenbogen=rainbow; wolken=clouds; wasserfall=waterfall; feuerwerk=fireworks; weg=path;
sonnenuntergang=sunset; sonnenaufgang=sunrise; nacht=night; nachts=at night; abend=evening; morgen=morning; ?tag=day; regen=rain; schnee=snow; nebel=fog; sturm gewitter=storm; frühling=spring; sommer=summer; herbst=autumn;
?rot rote roter rotes roten=red; blau blaue blauer blaues blauen=blue; grün grüne grüner grünes grünen=green; gelb gelbe gelber gelbes gelben=yellow; schwarz schwarze schwarzer schwarzes schwarzen=black;
weiß weiße weißer weißes weißen=white; braun braune brauner braunes=brown; lila violett=purple; rosa=pink; grau graue grauer graues=grey; golden goldene goldener=golden;
klein kleine kleiner kleines kleinen=small; groß große großer großes großen=large; alt alte ?alter altes alten=old; schlafende schlafender schläft=sleeping; fliegend fliegende fliegender=flying; glücklich=happy;
ein eine einen einem einer=a; der das ?den dem ?die=the; und=and; auf=on; unter=under; neben=beside; vor=in front of; hinter=behind; über=over; mit=with; ohne=without; ?im=in the; ?am=at the; zwei=two; drei=three; vier=four; fünf=five; sechs=six; viele=many; kein keine=no; aquarell=watercolor; holzschnitt=woodcut; spielt=playing; läuft=running; sitzt=sitting; steht=standing; liegt=lying; rennt=running; fliegt=flying; zeichnung=drawing;
einem=a; ist=is`;
const french = `
maison=house; maisons=houses; cabane=cabin; château=castle; église=church; phare=lighthouse; moulin=windmill; tente=tent; ?chat=cat; chats=cats; chaton=kitten; chien=dog; chiens=dogs; renard=fox; loup=wolf;
lapin=rabbit; cerf=deer; ?ours=bear; cheval=horse; chevaux=horses; vache=cow; vaches=cows; mouton=sheep; moutons=sheep; cochon=pig; chèvre=goat; poule=chicken; canard=duck; cygne=swan; hibou chouette=owl; oiseau=bird; oiseaux=birds;
aigle=eagle; perroquet=parrot; pingouin=penguin; mouette=seagull; poisson=fish; poissons=fish; baleine=whale; dauphin=dolphin; requin=shark; tortue=turtle; crabe=crab; grenouille=frog; papillon=butterfly; papillons=butterflies; abeille=bee;
coccinelle=ladybird; escargot=snail; éléphant=elephant; girafe=giraffe; tigre=tiger; ?singe=monkey; chameau=camel; écureuil=squirrel; hérisson=hedgehog; souris=mouse; licorne=unicorn; arbre=tree; arbres=trees; sapin=pine; palmier=palm; fleur=flower; fleurs=flowers;
tournesol=sunflower; tournesols=sunflowers; champignon=mushroom; pomme=apple; pommes=apples; poire=pear; citron=lemon; banane=banana; cerises=cherries; fraise=strawberry; fraises=strawberries; citrouille=pumpkin; gâteau=cake; glace=ice cream; tasse=cup; théière=teapot;
verre=glass; bouteille=bottle; assiette=plate; livre=book; livres=books; lampe=lamp; bougie=candle; horloge=clock; guitare=guitar; parapluie=umbrella; valise=suitcase; chapeau=hat; chaussure=shoe; clé=key; cadeau=gift; ballon=balloon; chaise=chair; fauteuil=armchair; canapé=sofa;
lit=bed; bureau=desk; banc=bench; réverbère=street lamp; fontaine=fountain; drapeau=flag; couronne=crown; épée=sword; trésor=treasure; cœur coeur=heart; étoile=star; voiture=car; camion=truck; vélo=bicycle; moto=motorcycle; avion=aeroplane; hélicoptère=helicopter; montgolfière=hot air balloon;
fusée=rocket; voilier=sailboat; bateau=boat; bateaux=boats; homme=man; femme=woman; garçon=boy; fille=girl; enfant=child; enfants=children; gens=people; famille=family; roi=king; reine=queen; chevalier=knight; sorcière=witch; pêcheur=fisherman; forêt=forest; mer océan=sea; plage=beach; lac=lake;
rivière fleuve=river; montagne=mountain; montagnes=mountains; colline collines=hills; désert=desert; champ=field; prairie=meadow; jardin=garden; ferme=farm; ville=city; ?rue=street; ciel=sky; espace=space; cuisine=kitchen; chambre salon=room; bibliothèque=library; soleil=sun; lune=moon; étoiles=stars; arc-en-ciel=rainbow;
nuages=clouds; cascade=waterfall; coucher=sunset; aube=dawn; nuit=night; soir=evening; matin=morning; pluie=rain; neige=snow; brouillard=fog; orage tempête=storm; printemps=spring; été=summer; automne=autumn; hiver=winter; bleu bleue bleus bleues=blue; vert verte verts vertes=green; jaune jaunes=yellow; ?rouge rouges=red;
noir noire noirs noires=black; blanc blanche blancs blanches=white; brun marron=brown; gris grise=grey; doré dorée=golden; petit petite=small; grand grande=large; vieux vieille=old; un une=a; ?le la les des du=the; et=and; sur=on; sous=under; dans=in; avec=with; sans=without; devant=in front of; derrière=behind; près=near; deux=two; trois=three; quatre=four; cinq=five; est=is; au aux=at; bord=side; ?de=of; qui=that; dort=sleeping; aquarelle=watercolor; café=coffee; assis assise=sitting; joue=playing; vole=flying; bois=wooden; ?en=in`;
const spanish = `
casa=house; casas=houses; cabaña=cabin; castillo=castle; iglesia=church; torre=tower; faro=lighthouse; puente=bridge; molino=windmill; tienda=tent; gato gatito gata=cat; gatos=cats; perro perrito=dog; perros=dogs; zorro=fox; lobo=wolf; conejo=rabbit; ciervo=deer; oso=bear; caballo=horse; caballos=horses;
vaca=cow; vacas=cows; oveja=sheep; ovejas=sheep; cerdo=pig; cabra=goat; gallina=chicken; pato=duck; patos=ducks; cisne=swan; búho=owl; pájaro=bird; pájaros=birds; águila=eagle; loro=parrot; pingüino=penguin; gaviota=seagull; pez=fish; peces=fish; ballena=whale; delfín=dolphin; tiburón=shark; pulpo=octopus; tortuga=turtle;
cangrejo=crab; rana=frog; serpiente=snake; mariposa=butterfly; mariposas=butterflies; abeja=bee; caracol=snail; elefante=elephant; jirafa=giraffe; león=lion; tigre=tiger; mono=monkey; camello=camel; ardilla=squirrel; erizo=hedgehog; ratón=mouse; dragón=dragon; unicornio=unicorn; árbol=tree; árboles=trees; pino=pine; palmera=palm;
flor=flower; flores=flowers; girasol=sunflower; girasoles=sunflowers; seta hongo=mushroom; manzana=apple; manzanas=apples; naranja=orange; limón=lemon; plátano=banana; fresa=strawberry; fresas=strawberries; uvas=grapes; sandía=watermelon; calabaza=pumpkin; ?pan=bread; pastel tarta=cake; helado=ice cream; taza=cup; tetera=teapot; vaso=glass;
botella=bottle; ?plato=plate; libro=book; libros=books; lámpara=lamp; vela=candle; reloj=clock; guitarra=guitar; paraguas=umbrella; maleta=suitcase; sombrero=hat; zapato=shoe; llave=key; regalo=gift; globo=balloon; silla=chair; sillón=armchair; mesa=table; escritorio=desk; cama=bed; banco=bench; farola=street lamp; fuente=fountain;
bandera=flag; corona=crown; espada=sword; tesoro=treasure; corazón=heart; estrella=star; coche carro=car; camión=truck; bicicleta=bicycle; moto=motorcycle; tren=train; avión=aeroplane; helicóptero=helicopter; cohete=rocket; velero=sailboat; barco=ship; hombre=man; mujer=woman; niño=boy; niña=girl; niños=children; gente=people; pareja=couple;
?familia=family; rey=king; reina=queen; caballero=knight; bruja=witch; pescador=fisherman; bosque=forest; ?mar océano=sea; playa=beach; lago=lake; río=river; montaña=mountain; montañas=mountains; colina colinas=hills; desierto=desert; campo=field; jardín=garden; granja=farm; pueblo=village; ciudad=city; calle=street; puerto=harbour; cielo=sky;
espacio=space; cueva=cave; habitación sala=room; cocina=kitchen; oficina=office; biblioteca=library; ?sol=sun; luna=moon; estrellas=stars; arcoíris=rainbow; nubes=clouds; cascada=waterfall; atardecer=sunset; amanecer=sunrise; noche=night; tarde=evening; lluvia=rain; nieve=snow; niebla=fog; tormenta=storm; primavera=spring; verano=summer;
otoño=autumn; invierno=winter; rojo roja rojos rojas=red; azul azules=blue; verde verdes=green; amarillo amarilla amarillos=yellow; negro negra negros=black; blanco blanca blancos=white; marrón=brown; morado=purple; rosado=pink; gris=grey; dorado=golden; pequeño pequeña=small; ?grande=large; viejo vieja=old; durmiendo=sleeping; un una=a;
el los las=the; ?la=the; ?y=and; ?en=in; sobre encima=on; bajo debajo=under; junto=beside; detrás=behind; delante=in front of; ?con=with; ?sin=without; ?de=of; del=of the; dos=two; tres=three; cuatro=four; cinco=five; muchos muchas=many; acuarela=watercolor; corre=running; juega=playing; duerme=sleeping; sentado sentada=sitting; vuela=flying`;
const italian = `
casa=house; capanna=cabin; castello=castle; chiesa=church; torre=tower; faro=lighthouse; ponte=bridge; mulino=windmill; gatto gattino=cat; gatti=cats; ?cane=dog; cani=dogs; volpe=fox; lupo=wolf; coniglio=rabbit; cervo=deer; orso=bear; cavallo=horse; cavalli=horses; mucca=cow; pecora=sheep; pecore=sheep; maiale=pig; gallina=chicken; anatra=duck;
cigno=swan; gufo=owl; uccello=bird; uccelli=birds; aquila=eagle; pappagallo=parrot; pinguino=penguin; gabbiano=seagull; pesce=fish; pesci=fish; balena=whale; delfino=dolphin; squalo=shark; tartaruga=turtle; granchio=crab; rana=frog; serpente=snake; farfalla=butterfly; farfalle=butterflies; ?ape=bee; lumaca=snail; elefante=elephant; giraffa=giraffe;
leone=lion; scimmia=monkey; cammello=camel; scoiattolo=squirrel; riccio=hedgehog; topo=mouse; drago=dragon; unicorno=unicorn; albero=tree; alberi=trees; pino=pine; palma=palm; fiore=flower; fiori=flowers; girasole=sunflower; girasoli=sunflowers; fungo=mushroom; mela=apple; mele=apples; pera=pear; limone=lemon; ciliegie=cherries; fragola=strawberry;
uva=grapes; anguria=watermelon; zucca=pumpkin; ?pane=bread; torta=cake; gelato=ice cream; tazza=cup; teiera=teapot; bicchiere=glass; bottiglia=bottle; piatto=plate; libro=book; libri=books; candela=candle; orologio=clock; chitarra=guitar; ombrello=umbrella; valigia=suitcase; cappello=hat; scarpa=shoe; chiave=key; regalo=gift; palloncino=balloon;
sedia=chair; poltrona=armchair; divano=sofa; tavolo=table; scrivania=desk; letto=bed; panchina=bench; lampione=street lamp; fontana=fountain; bandiera=flag; corona=crown; spada=sword; tesoro=treasure; cuore=heart; stella=star; macchina automobile=car; autobus=bus; bicicletta=bicycle; treno=train; aereo=aeroplane; elicottero=helicopter; mongolfiera=hot air balloon;
razzo=rocket; barca=sailboat; ?nave=ship; uomo=man; donna=woman; ragazzo=boy; ragazza=girl; bambino bambina=child; bambini=children; gente=people; coppia=couple; famiglia=family; ?re=king; regina=queen; cavaliere=knight; strega=witch; pescatore=fisherman; foresta bosco=forest; ?mare oceano=sea; spiaggia=beach; lago=lake; fiume=river; montagna=mountain; montagne=mountains;
collina colline=hills; deserto=desert; campo=field; prato=meadow; giardino=garden; fattoria=farm; villaggio=village; città=city; strada=street; ?porto=harbour; cielo=sky; spazio=space; grotta=cave; stanza=room; cucina=kitchen; ufficio=office; biblioteca=library; sole=sun; luna=moon; stelle=stars; arcobaleno=rainbow; nuvole=clouds; cascata=waterfall; tramonto=sunset;
alba=sunrise; notte=night; ?sera=evening; pioggia=rain; neve=snow; nebbia=fog; tempesta=storm; primavera=spring; ?estate=summer; autunno=autumn; inverno=winter; rosso rossa rossi rosse=red; blu=blue; azzurro azzurra=light blue; verde verdi=green; giallo gialla gialli=yellow; nero nera neri=black; bianco bianca bianchi=white; marrone=brown; viola=purple; grigio=grey;
dorato=golden; piccolo piccola=small; ?grande=large; vecchio vecchia=old; che=that; dorme=sleeping; uno una ?un=a; ?il ?lo gli=the; ?la ?le=the; ?e=and; su sul sulla=on; sotto=under; nel nella=in; ?con=with; senza=without; davanti=in front of; dietro=behind; ?due=two; tre=three; quattro=four; cinque=five; acquerello=watercolor; ?di=of; ?del=of the; gioca=playing; seduto seduta=sitting; vola=flying; accanto=beside`;

export interface OtherLanguage {
  /** Word to English, for words that no English prompt contains. */
  readonly sure: ReadonlyMap<string, string>;
  /** Words that count only beside a sure one. */
  readonly unsure: ReadonlyMap<string, string>;
}

/** `montaña` is also typed `montana`. */
export function withoutAccents(word: string): string {
  return word
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}

function read(table: string): OtherLanguage {
  const sure = new Map<string, string>();
  const unsure = new Map<string, string>();
  for (const row of table.split(';')) {
    const [words = '', english = ''] = row.split('=').map((part) => part.trim());
    for (const word of words.split(/\s+/)) {
      const target = word.startsWith('?') ? unsure : sure;
      const plain = word.replace('?', '');
      target.set(plain, english);
      const bare = withoutAccents(plain);
      // without its accents a word may be an English one ("río" and "Rio"), so it no longer counts alone
      if (bare !== plain) unsure.set(bare, english);
    }
  }
  return { sure, unsure };
}

export const otherLanguages: readonly OtherLanguage[] = [german, french, spanish, italian].map(read);
