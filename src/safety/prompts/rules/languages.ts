import { terms } from './terms.js';

/**
 * The two worst categories in the languages that most people write, English aside. Latin letters are given without
 * accents, as they are compared. `bare` says something bad only of somebody: one of `people` or `minors` within a few
 * words, whereas `sexual` is enough by itself.
 */
export interface Language {
  readonly name: string;
  readonly sexual: readonly string[];
  readonly bare: readonly string[];
  readonly people: readonly string[];
  readonly minors: readonly string[];
  /** Refused by themselves. */
  readonly sexualMinors: readonly string[];
  readonly harmless: readonly string[];
}

const language = (
  name: string,
  lists: Readonly<Partial<Record<Exclude<keyof Language, 'name'>, string>>>,
): Language => ({
  name,
  sexual: terms(lists.sexual ?? ''),
  bare: terms(lists.bare ?? ''),
  people: terms(lists.people ?? ''),
  minors: terms(lists.minors ?? ''),
  sexualMinors: terms(lists.sexualMinors ?? ''),
  harmless: terms(lists.harmless ?? ''),
});

export const LANGUAGES: readonly Language[] = [
  language('Chinese', {
    sexual: `裸体, 裸體, 全裸, 半裸, 裸照, 裸女, 裸男, 赤裸, 一丝不挂, 一絲不掛, 色情, 淫秽, 淫穢, 淫荡, 情色, 做爱, 做愛, 性交, 性爱, 性愛, 黄片, 阴茎, 阴道, 乳头, 口交, 肛交, 自慰, 成人片, 露点, 没穿衣服, 不穿衣服, 脱光`,
    bare: '裸, 性感, 裸露',
    people: '女人, 男人, 女, 男, 人, 身体, 床上, 美女',
    minors: `儿童, 兒童, 孩子, 小孩, 小女孩, 小男孩, 女孩, 男孩, 幼女, 幼童, 未成年, 小学生, 小學生, 中学生, 初中生, 高中生, 婴儿, 少女, 少年, 萝莉, 女童, 男童, 学生妹`,
    sexualMinors: '幼女裸, 萝莉控, 儿童色情, 恋童, 戀童',
    harmless:
      '裸眼, 裸麦, 裸麥, 裸机, 裸車, 裸车, 裸岩, 裸子植物, 裸露的岩, 裸露的树, 赤裸裸的真相, 裸色, 裸足, 裸婚, 裸价, 裸考',
  }),
  language('Hindi', {
    sexual: `अश्लील*, पोर्न*, सेक्स*, कामुक*, संभोग*, मैथुन*, यौन*, निर्वस्त्र*, चुदाई*, नंगापन, हस्तमैथुन`,
    bare: 'नंगा, नंगी, नंगे, नग्न*, निर्वस्त्र*, बिना कपड़ों, बिना कपड़े, सेक्सी',
    people: 'औरत*, महिला*, स्त्री*, आदमी*, पुरुष*, लोग*, युवती*, मॉडल*, शरीर*',
    minors: 'बच्चा, बच्ची*, बच्चे, बच्चों, बच्चियाँ, लड़की*, लड़का, लड़के*, नाबालिग*, किशोर*, बालिका*, बालक*, शिशु*, छात्रा*',
    sexualMinors: 'बाल पोर्न*, चाइल्ड पोर्न*, बाल अश्लील*',
    harmless:
      'नंगे पैर*, नंगे पाँव, नंगे पांव, नंगी आँख*, नंगी आंख*, नंगे पेड़*, नंगी दीवार*, नंगे हाथ*, नंगी चट्टान*, नंगा पहाड़*, नंगी तलवार*',
  }),
  language('Spanish', {
    sexual: `porno*, sexo, erotic*, tetas, follando, follar, coito, masturb*, orgia*, sin ropa, en cueros, coger desnud*, desvestid*, pornografi*, pezones, senos desnudos, pechos desnudos`,
    bare: 'desnud*, encuerad*, lenceria, semidesnud*',
    people: `mujer*, hombre*, chica*, chico*, pareja*, modelo*, cuerpo*, persona*, gente, senora*, senorita*, cama, ducha, actriz, novia, esposa, playa nudista, amig*`,
    minors: `nina, ninas, nino, ninos, ninito*, ninita*, menor de edad, menores, una menor, un menor, colegiala*, adolescente*, bebe, bebes, infantil*, escolar*, chiquill*, muchachit*`,
    sexualMinors: 'pornografia infantil, porno infantil, pederast*, pedofil*',
    harmless: `pie* desnud*, ojo desnudo, arbol* desnud*, ramas desnudas, roca* desnud*, pared* desnud*, verdad desnuda, colina* desnud*, montana* desnud*, manos desnudas, brazos desnudos, hombros desnudos, campo desnudo, educacion sexual, mismo sexo, tierra desnuda, piedra* desnud*`,
  }),
  language('Arabic', {
    sexual: `اباحي*, إباحي*, الاباحي*, الإباحي*, جنسي*, الجنسي*, سكس*, بورنو*, جماع, ممارسة الجنس, شهواني*, خلاعي*, خليع*, بدون ملابس, بلا ملابس`,
    bare: 'عار, عاري*, عارية, عاريات, عراة, عارى, العاري*, مثير*, متعري*, تعري, عريان*',
    people: 'امراة, امرأة, المرأة, نساء, النساء, رجل, رجال, الرجل, سيدة, شخص, اشخاص, أشخاص, جسد, نساء',
    minors:
      'طفل*, الطفل*, اطفال, أطفال, الأطفال, للأطفال, للاطفال, قاصر*, القاصر*, فتاة, فتيات, بنت, بنات, صبي*, ولد, مراهق*, تلميذ*, رضيع*',
    sexualMinors: '',
    harmless:
      'العين المجردة, بالعين المجردة, شجرة عارية, اشجار عارية, أشجار عارية, عاري القدمين, حافي القدمين, صخور عارية, جدار عاري, جدران عارية, اغصان عارية, أغصان عارية, الحقيقة العارية',
  }),
  language('French', {
    sexual: `porno*, sexe, sexuel*, erotique*, nichons, baise, baisent, baiser nue, vagin, masturb*, orgie*, seins nus, sans vetement*, a poil, faire l'amour, faisant l'amour, toute nue, tout nu, totalement nu*, denude*, fellation*, partouze*`,
    bare: 'nu, nue, nus, nues, devetu*, deshabill*',
    people: `femme*, homme*, fille, filles, couple*, modele*, corps, gens, personne*, dame*, lit, douche, actrice*, copine*, mannequin vivant`,
    minors: `enfant*, petite fille*, petit garcon*, petites filles, petits garcons, fillette*, garconnet*, ecolier*, ecoliere*, mineur, mineure, mineurs, mineures, ado, ados, adolescent*, bebe*, gamin*, lyceenne*, collegienne*`,
    sexualMinors: 'pedoporn*, pornographie enfantine, pornographie infantile, pedophil*',
    harmless: `pieds nus, pied nu, oeil nu, l'oeil nu, arbre* nu*, mur nu, murs nus, branche* nue*, mains nues, verite nue, roche* nue*, rocher* nu*, tete nue, education sexuelle, torse nu, bras nus, bras nu, epaules nues, epee nue, meme sexe, terre nue, rochers nus`,
  }),
  language('Bengali', {
    sexual: 'অশ্লীল*, পর্নো*, পর্ণ*, যৌন*, সেক্স*, কামোত্তেজক*, সঙ্গম*, চোদ*',
    bare: 'নগ্ন*, উলঙ্গ*, ন্যাংটা*, ন্যাংটো*, বিবস্ত্র*, বস্ত্রহীন*',
    people: 'নারী*, মহিলা*, পুরুষ*, লোক*, মানুষ*, তরুণী*, যুবতী*, মডেল*, শরীর*',
    minors: 'শিশু*, বাচ্চা*, মেয়ে*, ছেলে*, কিশোর*, নাবালিকা*, নাবালক*, বালিকা*, বালক*, ছাত্রী*, মেয়ে*',
    sexualMinors: 'শিশু পর্নো*, শিশু পর্ন*',
    harmless: 'নগ্ন পা*, নগ্ন চোখ*, নগ্ন গাছ*, খালি পা*, খালি চোখ*',
  }),
  language('Portuguese', {
    sexual: `porno*, sexo, erotic*, peitos nus, seios nus, transando, trepando, masturb*, orgia*, sem roupa*, bunda nua, buceta, foder, fodendo, pornografi*`,
    bare: 'nu, nua, nus, nuas, pelad*, despid*, seminu*',
    people: `mulher*, homem, homens, casal, casais, modelo*, corpo*, pessoa*, gente, moca*, cama, atriz, banho, namorada*, garota*`,
    minors: `crianca*, menina*, menino*, menor de idade, menores de idade, adolescente*, bebe*, garotinh*, colegial*, infantil, aluna*`,
    sexualMinors: 'pornografia infantil, porno infantil, pedofil*',
    harmless: `olho nu, a olho nu, pes nus, arvore* nua*, galhos nus, parede* nua*, rocha* nua*, verdade nua, maos nuas, bracos nus, ombros nus, educacao sexual, mesmo sexo, tomate* pelado*`,
  }),
  language('Russian', {
    sexual: `порно*, секс, секса, сексом, сексе, сексуальн*, эроти*, трахa*, трахать*, трахает*, мастурб*, оргия, оргии, голышом, нагишом, без одежды, половой акт, пенис, вагина, минет*, сиськ*, обнаженк*, хентай*`,
    bare: 'голый, голая, голые, голых, голого, голой, голую, голым, голыми, голенькая, голенький, обнажен*, нагой, нагая, нагие, нагих, раздет*, полуголы*, полугола*',
    people: `женщин*, мужчин*, мужик*, девушк*, парен*, парн*, люди, людей, человек*, пара, модель*, тело, тела, кровать*, кровати, актрис*, жена, жены, подруг*`,
    minors: `ребенок, ребенка, ребенку, дети, детей, детск*, девочк*, мальчик*, школьниц*, школьник*, подросток*, подростк*, несовершеннолетн*, малолетн*, младен*, малыш*, лоли`,
    sexualMinors: 'детское порно, детская порнография, детской порнографии, педофил*, лоликон*',
    harmless: `голые дерев*, голых дерев*, голое дерев*, голого дерев*, голая скал*, голой скал*, голые скал*, голых скал*, голая стен*, голой стен*, голые стен*, голых стен*, голые ветви, голые ветки, голых ветвях, невооруженным глазом, голой рукой, голыми руками, голые руки, голые плечи, голая земля, голая правда, голый камень, голые камни, голые холмы, голая степь, босые ноги`,
  }),
  language('Urdu', {
    sexual: 'فحش*, جنسی*, پورن*, سیکس*, شہوانی*, مباشرت*',
    bare: 'ننگی, ننگا, ننگے, برہنہ*, عریاں*, عریان*',
    people: 'عورت*, خواتین, مرد*, آدمی*, لوگ*, خاتون*, جسم*',
    minors: 'بچہ, بچی*, بچے, بچوں*, لڑکی*, لڑکا, لڑکے, نابالغ*, کمسن*, طالبہ*, نوعمر*',
    sexualMinors: 'چائلڈ پورن*',
    harmless: 'ننگے پاؤں, ننگے پیر*, ننگی آنکھ*, ننگے درخت*, ننگی تلوار*, ننگے ہاتھ*',
  }),
  language('Indonesian and Malay', {
    sexual: `porno*, seks, seksual*, erotis*, bersetubuh, ngentot, tanpa busana, tanpa pakaian, masturbasi, bokep, payudara telanjang, lucah`,
    bare: 'telanjang, bugil, setengah telanjang, seksi',
    people: `wanita*, pria, perempuan*, cewek*, laki laki, lelaki, orang, orang orang, pasangan*, model*, tubuh*, foto, gambar, artis*, bogel`,
    minors: `anak, anak anak, anak kecil, anak perempuan, anak laki laki, bocah*, gadis kecil, gadis*, remaja*, bayi*, di bawah umur, siswi*, balita*, budak kecil`,
    sexualMinors: 'pornografi anak, porno anak, pedofil*',
    harmless:
      'kaki telanjang, telanjang kaki, bertelanjang kaki, mata telanjang, pohon telanjang, tangan telanjang, bertelanjang dada',
  }),
  language('German', {
    sexual: `porno*, sexuell*, erotisch*, ficken, gefickt, fickend*, masturb*, orgie*, nackedei*, splitternackt*, splitterfasernackt*, nacktfoto*, nacktbild*, aktfoto*, unbekleidet*, nacktmodel*, entblosste brust*, entblossten brust*, titten, halbnackt*, geschlechtsverkehr, ohne kleid*, hullenlos*`,
    bare: 'nackt, nackte, nackter, nackten, nacktes, nacktem, entblosst*, entkleidet*, ausgezogen*, reizwasche, dessous',
    people: `frau*, mann, manner, mannern, paar, paare, madel, dame*, leute, mensch*, person*, korper, bett, dusche, strand, freundin*, schauspielerin*`,
    minors: `kind, kinder, kindes, kindern, madchen*, junge, jungen, jungs, schulmadchen*, schuljunge*, schuler*, jugendlich*, minderjahrig*, kleinkind*, teenager*, baby, babys, saugling*, tochter`,
    sexualMinors: 'kinderporn*, padophil*, kinderfick*',
    harmless: `nackte wand, nackte wande, nackten wand, nackter fels*, nackte fels*, nackten fels*, nacktem auge, nackten auge*, blossem auge, nackte wahrheit, nackten fusse*, nackte fusse, nackten fussen, nackte baume, nackter baum, nackten baum*, nackte aste, nackten asten, nackter beton, nackte erde, nackte gluhbirne*, nackte hande, nackte arme, nackten armen, nackte schultern, nackten handen, nackter stein, nackte haut creme, nacktschnecke*, nacktmull*, sexualkunde*`,
  }),
  language('Japanese', {
    sexual: `全裸, 裸体, ヌード, エロ, ポルノ, セックス, おっぱい, まんこ, ちんこ, 性交, 変態, ヘンタイ, エッチ, 乳首, オナニー, 淫乱, アダルトビデオ, 半裸, 素っ裸, 真っ裸, 丸裸, フェラ`,
    bare: '裸, はだか, ハダカ, セクシー, 下着姿',
    people: '女性, 男性, 女, 男, 人, 体, ベッド, 彼女',
    minors: `子供, 子ども, こども, 少女, 少年, 小学生, 中学生, 女子高生, 高校生, 女の子, 男の子, 幼女, 幼児, 児童, 園児, ロリ, 未成年, 赤ちゃん, ショタ`,
    sexualMinors: '児童ポルノ, ロリコン, ショタコン, ペドフィリア',
    harmless:
      '裸足, 裸電球, 裸眼, 裸麦, 裸の木, 裸の枝, 裸木, 裸馬, 裸子植物, 裸の岩, 裸の王様, 裸地, 裸婦像, 裸山, エロイカ, エッチング',
  }),
  language('Italian', {
    sexual: `porno*, sesso, sessual*, erotic*, scopare, scopano, tette, masturb*, orgia, senza vestiti, seni nudi, seno nudo, nudita, spogliarello`,
    bare: 'nudo, nuda, nudi, spogliat*, svestit*, seminud*',
    people: `donna, donne, uomo, uomini, coppia, modella, modelle, corpo, persone, signora, letto, doccia, attrice, ragazza, ragazze, ragazzo`,
    minors: `bambina, bambine, bambino, bambini, ragazzina, ragazzine, ragazzino, ragazzini, minorenne, minorenni, adolescente, adolescenti, neonat*, infantile, scolara, scolare, studentessa`,
    sexualMinors: 'pedoporn*, pedofil*, pornografia infantile, pornografia minorile',
    harmless:
      'occhio nudo, a occhio nudo, piedi nudi, piede nudo, albero nudo, alberi nudi, rami nudi, mani nude, braccia nude, spalle nude, parete nuda, pareti nude, roccia nuda, rocce nude, verita nuda, nuda verita, muro nudo, muri nudi, educazione sessuale, stesso sesso, terra nuda',
  }),
  language('Korean', {
    sexual:
      '나체, 누드, 포르노, 섹스, 알몸, 야동, 음란, 성관계, 자위, 에로, 벌거벗은 여자, 벌거벗은 남자, 벗은 몸, 전라, 나신',
    bare: '벌거벗은, 벌거숭이, 섹시, 야한, 벗은',
    people: '여자, 남자, 여성, 남성, 사람, 모델, 여인, 커플, 침대',
    minors:
      '아이, 아동, 소녀, 소년, 어린이, 여학생, 남학생, 초등학생, 중학생, 고등학생, 미성년, 여고생, 아기, 유아, 로리, 청소년',
    sexualMinors: '아동 포르노, 아동포르노, 로리콘, 소아성애',
    harmless:
      '벌거벗은 나무, 벌거벗은 산, 벌거벗은 임금님, 벌거벗은 바위, 벌거벗은 가지, 전라도, 전라남도, 전라북도, 자위대, 나체즈, 에로이카',
  }),
  language('Turkish', {
    sexual: 'porno*, seks*, erotik*, cinsel*, sikis*, memeleri acik, mastur*, orji, kiyafetsiz, cirilciplak*',
    bare: 'ciplak, ciplaklar, soyunmus, soyunuk, seksi, yari ciplak, ustsuz',
    people: 'kadin*, adam*, erkek*, insan*, cift*, model*, vucut*, beden*, yatak*, bayan*',
    minors:
      'cocuk*, kucuk kiz*, kiz cocug*, kiz cocuk*, oglan*, bebek*, ergen*, liseli*, ogrenci*, resit olmayan*, kucuk oglan',
    sexualMinors: 'cocuk porno*, pedofil*',
    harmless:
      'ciplak ayak*, ciplak goz*, ciplak agac*, ciplak dal*, ciplak kaya*, ciplak duvar*, ciplak tepe*, ciplak el*, cinsel egitim',
  }),
  language('Vietnamese', {
    sexual:
      'khoa than, khoa than*, khieu dam, khieu goi, lam tinh, thu dam, khong mac quan ao, loa the, phim nguoi lon, tinh duc',
    bare: 'tran truong, coi truong, goi cam',
    people: 'phu nu, dan ong, co gai, nguoi, chang trai, nguoi mau, doi',
    minors: 'tre em, be gai, be trai, em be, tre nho, con nit, thieu nien, vi thanh nien, hoc sinh, dua tre',
    sexualMinors: 'khieu dam tre em, au dam',
    harmless: 'chan tran, mat thuong, giao duc gioi tinh',
  }),
  language('Polish', {
    sexual:
      'porno*, seks, seksu, seksualn*, erotyczn*, masturb*, orgia, pochwa, bez ubrania, bez ubran, cycki, rozebran*',
    bare: 'nagi, naga, nago, nagie, nagich, nagiej, nagiego, gola, goly, gole, golych, rozebran*, obnazon*',
    people: 'kobiet*, mezczyzn*, para, pary, ludzie, ludzi, osob*, cialo, ciala, lozk*, modelk*, pani',
    minors:
      'dziecko, dziecka, dzieci, dziewczynk*, chlopiec, chlopc*, nastolat*, nieletni*, uczennic*, niemowl*, maloletni*',
    sexualMinors: 'dziecieca pornografia, pornografia dziecieca, pedofil*',
    harmless:
      'golym okiem, nagie drzew*, nagie galezie, naga skala, nagie skaly, naga prawda, golymi rekami, gole drzew*, gola sciana',
  }),
  language('Dutch', {
    sexual:
      'porno*, seks, seksueel, seksuele, erotisch*, neuken, neukend*, masturb*, orgie, naaktfoto*, poedelnaakt*, spiernaakt*, zonder kleren, tieten',
    bare: 'naakt, naakte, bloot, blote, ontbloot*, halfnaakt*, uitgekleed*',
    people: 'vrouw*, man, mannen, stel, mensen, persoon, lichaam, bed, dame*, vriendin*',
    minors:
      'kinderen, kindje*, meisje*, jongen*, jongetje*, tiener*, minderjarig*, baby*, peuter*, kleuter*, scholier*, schoolmeisje*, kind',
    sexualMinors: 'kinderporno*, pedofiel*',
    harmless:
      'blote voet*, blote oog, naakte waarheid, naakte slak*, naaktslak*, blote handen, naakte muur, naakte muren, naakte rots*, seksuele voorlichting',
  }),
];

/** Words that are a child's here and something else in English count only beside words of their own language. */
export const FOREIGN_ONLY: ReadonlySet<string> = new Set([
  'kind',
  'junge',
  'jungen',
  'anak',
  'ado',
  'ados',
  'baby',
  'baby*',
  'nina',
  'mineur',
  'ragazzo',
  'be trai',
  'infantil',
  'infantile',
  'infantil*',
  'escolar*',
]);
