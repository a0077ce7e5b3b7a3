import { cues } from './cues/fr.ts';
import type { LanguageData } from './language-data.ts';
import { counted, say, words } from './say.ts';

const GOOD =
  '(bien|bon|bonne|ok|okay|parfait|parfaite|super|genial|geniale|excellent|excellente|impeccable|nickel|correct|exact|' +
  'exactement|juste|formidable|top|magnifique|ideal|ideale|merveilleux|d accord|confirme|note|cool|chouette|extra)';
const VERY = '( (tres|tout|tout a fait|vraiment|super|plutot|bien|a|pour|moi|nous|parfaitement|absolument))*';
const THAT =
  '(ca|cela|c|ce|tout|cette heure|ce creneau|cet horaire|cette date|ce jour|l heure|l horaire|la date|le creneau|la salle|cette option)';
const SUITS =
  '(va|ira|irait|convient|conviendrait|conviendra|marche|marchera|marcherait|joue|roule|arrange|colle|plait|fonctionne|semble|parait|interesse|tente)';
const NOW =
  '(maintenant|pour (le moment|l instant)|tout de suite|encore|aujourd hui|immediatement|dans l immediat|actuellement|si vite|a ce stade)';

export const fr: LanguageData = {
  locale: 'fr',
  spellings: { vous: ['vs'], beaucoup: ['bcp'], pour: ['pr'], quoi: ['koi'], demain: ['dem1'] },
  numbers: {
    words: counted`zero=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12
      treize=13 quatorze=14 quinze=15 seize=16 dix-sept=17 dix-huit=18 dix-neuf=19 vingt=20 trente=30 quarante=40
      cinquante=50 soixante=60 septante=70 huitante=80 octante=80 nonante=90 quatre-vingt=80 quatre-vingts=80`,
    multipliers: counted`cent=100 cents=100 mille=1000 million=1000000 millions=1000000`,
    joints: ['et'],
  },
  ordinals: {
    words: counted`premier=1 premiere=1 deuxieme=2 second=2 seconde=2 troisieme=3 quatrieme=4 cinquieme=5 sixieme=6
      septieme=7 huitieme=8 neuvieme=9 dixieme=10 dernier=-1 derniere=-1 avant-dernier=-2 avant-derniere=-2`,
    numeric: say`\d{1,2} ?(ere?|er|e|eme|nde?|ieme)`,
  },
  fillers: say`
    s'il (vous|te) plait / svp / stp / euh+ / ben / bah / bon / alors / donc / enfin / eh bien / voila / hein
    ecoutez / je pense( que)?
    je crois( que)? / si (possible|c'est possible|vous pouvez|tu peux) / le / la / les / l' / un / une / des / de / du
    d' / avec / et / a / au / aux / en / dans
    pour / pour moi / que / qu' / ce / c'est / ce sera / ce serait
    je (voudrais|veux|souhaite|souhaiterais|prends)( bien)? / j'aimerais( bien)? / il me faut / me / mon / ma / mes
    plutot / aussi / tout / monsieur / madame / merci d'avance / sur / il / y / ca / je / j' / est / sera / on / nous`,
  openers: say`bonjour / bonsoir / salut / coucou / ok / oui / non / merci / d'accord / pardon / desolee? / attendez / attends / ah / oh / oups / parfait / super / tres bien / finalement / en fait`,
  joints: say`et / mais / ou / donc / car / parce que / puis / ensuite / sinon`,
  negators: say`
    (ne |n')?(veux|voudrais|souhaite|peux|prends|suis|est|etait|c'est|faut|va|viens) (pas|plus)( (le|la|les|l'|un|une|de|du|d'|a|au|en|avec|y|y aller))*
    pas( (le|la|les|l'|un|une|de|du|d'|a|au|en|avec|pour))*
    (tout|tous|n'importe (quand|qui|lequel|laquelle)) sauf( (le|la|les|l'|avec))? / sauf( (le|la|les|l'|avec))?
    sans( (le|la))? / plutot que( (le|la))?
    au lieu d[eu]( (la|l'))? / a part( (le|la|l'))? / excepte( (le|la))? / ni( (le|la|avec))? / jamais( (le|la))?`,
  negatorsAfter: say`(ne |n')?(me |m')?(va|convient|marche|est|peux|suis|arrange|sera|colle|joue)? ?pas( (possible|bon|libre|disponible|du tout))? / impossible / non plus / c'est (mort|impossible|non) / non(?!\s*\?)>`,
  suppositions: say`et si / si (je|j'|jamais|on|nous|finalement|quelque chose|un|une) / au cas ou / en cas (de|d')`,
  functionWords: words`
    cote     le la les l un une des du de d et ou mais donc car ni ne pas plus que qui quoi dont ou quand comment combien pourquoi quel
    quelle quels quelles je tu il elle on nous vous ils elles me te se lui leur mon ma mes ton ta tes son sa ses notre nos votre
    vos ce cet cette ces ca cela c est sont etait etre suis es sommes etes ai as a avons avez ont avoir fait faire peux peut
    pouvez pourrais pourriez voudrais veux veut voulez souhaite aimerais faut au aux en dans sur sous avec sans pour par chez
    vers jusque y puis oui non merci bonjour bonsoir salut si tres bien bon aussi encore deja ici la tout tous toute rien autre
    demain aujourd hui hier matin soir midi jour semaine mois heure heures rendez rdv reserver reservation svp plait etes
    alors voila accord parfait libre disponible salle espace j n s m t qu moi toi besoin place places personne personnes`,
  answers: {
    yes: say`
      <(oui+|ouais|ouaip|ouep|yep|mouais|ui|voui|si si|si>|yes)
      <(ok+|okay|okey|dac|dacc|daccord|d'accord|entendu|c'?(est)? ?(entendu|d'accord|bon|parfait|ca|note|correct|exact|cela|nickel|super|juste|tout bon)|exact|exactement|tout a fait|absolument|certainement|effectivement|evidemment|bien sur|bien entendu|volontiers|avec (grand )?plaisir|affirmatif|assurement|carrement|grave|parfaitement|vendu|adjuge|ca roule|ca joue|ca va>|banco|go)
      d'accord( avec (ca|cela))? / <(tres )?${GOOD}(?! (a vous|matin|apres|dimanche|journee|soiree|jour|soir))
      (ca|cela|ce creneau|cette heure|cet horaire|tout( ca| cela)?|c|cette date|celui.ci|celle.ci) (me |nous |m'|nous )?${SUITS}( (tres |parfaitement |super |tout a fait |bien ))*( ?${GOOD})?(?! (pas|mal|mieux))
      (me|nous|m') ?${SUITS}( (tres |parfaitement |super )?(bien))?(?! (pas|mal|mieux)) / <${SUITS} pour moi
      ${THAT}('| )?(est|sera|serait|semble|parait|a l'air)${VERY} ${GOOD}(?! (pas))
      (je|j'|nous|on) (le |la |l'|vous )?(confirme|confirmons|accepte|acceptons|valide|validons|prends|prenons|prend|suis d'accord|veux bien|suis partante?|suis preneur|suis ok|sommes d'accord|voudrais bien|approuve)(?! pas)( (ca|cela|celle.la|celui.la))?
      <(confirmez?|validez?|confirme|valide|reserve[zr]?|prenez|faites|allez.?y|vas.?y|allons.?y|on y va|on fait (ca|comme ca)|faisons (ca|comme ca)|continuez|procedez|poursuivez)(( |-)(le|la|moi|ca|moi ca))*>
      <(reserve[zr]?|confirme[zr]?|valide[zr]?)( (svp|stp|s'il (vous|te) plait|merci))+>
      <(svp|stp) (reserve[zr]?|confirme[zr]?|valide[zr]?)> / <(allez|aller) (go|ok|va)> / <(allez.?y|vas.?y|allons.?y)
      (vous pouvez|tu peux) (confirmer|reserver|valider|y aller|continuer)(?! pas)
      (va|allez) pour (ca|celui|celle|celle.la|celui.la)( (la|ci))?
      (pas de|aucun|sans) (probleme|souci|soucis)( pour (ca|moi))? / pourquoi pas / y'? ?a pas de (souci|probleme)
      je suis (partante?|preneu(r|se)|d'accord|ok|pour) / comptez sur moi
      (c'est )?(exactement |bien )?ce que je (veux|voulais|souhaite|cherche|cherchais|demandais) / j'adore
      (c'est|marche) conclu / marche conclu / ainsi soit.il / je n'y vois pas d'inconvenient / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯
      🙌 / <confirme>`,
    no: say`
      (je|j'|on|nous) (prefere|preferons|preferer(ais|ions|ait)|aime(rais)? (mieux|autant))( (ne |autant )?pas)( (le faire|reserver|venir))?
      <(non+|nan+|nope|nenni|no)(?! (stop|seulement))
      <(jamais|negatif|surtout pas|absolument pas|pas du tout|pas vraiment|certainement pas|bien sur que non|aucunement|hors de question|faux|incorrect|que nenni|en aucun cas|tant pis|laisse(z)? tomber)
      non (merci|c'est (bon|tout|gentil)|ca (ira|va)|ca va aller)( merci)? / merci mais non( merci)?
      (je (crois|pense|dirais)|bien sur) que non
      (je|j'|nous|on)( ne| n'| n)?( ?(le|la|les|l'|me|en|y|vous))* ?(veux|voulons|veut|voudrais|souhaite|desire|ai|avons|peux|pouvons|peut|pourrai|accepte|confirme|aime|compte|suis|sommes|prends|prefere|valide|pense|crois)( (plus|pas))( (besoin|envie|interessee?|d'accord|disponible|libre|de (ca|reserver|ca)|y aller|venir|ca|cela|le faire|reserver|faire ca))*(?! (sure?|certaine?|encore|maintenant|annuler|quoi|comment|si|decidee?))
      (ca|cela|c|ce|ce creneau|cette heure|cet horaire|cette date)( ne| n'| n)?( (me|m'|nous))? ?(${SUITS}|est|sera|fait)( (vraiment|du tout))? (pas|plus)( (du tout|bien|${GOOD}|possible|necessaire|ce que je (veux|voulais)|la peine|utile|pour moi))*
      (ne |n')(me |m')?${SUITS} pas( du tout)?
      c'?est? (faux|trop (tard|tot|cher|loin)|non|pas (ca|bon|la peine|possible|necessaire|ce que))
      (inutile|sans facon|pas la peine|pas (necessaire|besoin|interessee?|d'accord|question|possible|pour moi|celui.la|celle.la))( (de|d') \w+)?
      ne (reservez|faites|confirmez|validez) (rien|pas)( (ca|cela|maintenant))?
      (juste|seulement) (une (question|information)|des informations|me renseigner|regarder)
      (ca|c'?est?) (me va|marche|va|bon) (pas|mal) / 👎 / ❌ / 🚫 / 🙅`,
    not_yet: say`
      (je|on|nous) (reviens|reviendrai|revient|reviendra|reviendrons)( (plus tard|bientot|dessus|vite|tout de suite|sous peu))*>
      <(je|on) (verifie|regarde|checke|demande|vois)( (ca|cela|mon (agenda|planning)|avec \w+( \w+)?|et je (reviens|vous dis|te dis)))*>
      <(une|deux|2|5|cinq) (secondes?|sec|secs|minutes?|min)> / <(je reviens|bouge pas|bougez pas)>
      pas ${NOW}( (pret|prete|decidee?))? / ${NOW} (non|pas)( merci)?
      (je|j'|nous|on)( ne| n'| n)? ?\w+ pas( \w+){0,4} ${NOW} / (oui )?mais (pas ${NOW}|plus tard)
      (peut.?etre|eventuellement|probablement|sans doute)( (plus tard|une autre fois|un autre jour|une prochaine fois|apres|bientot|dans un (moment|second temps)|un jour))+
      <(plus tard|une autre fois|la prochaine fois|une prochaine fois|apres|tout a l'heure|ulterieurement|bientot)>
      (je|nous|on)( (vais|dois|voudrais|veux|prefere|aimerais|devons|allons|peux|vous|te|t'|il faut que je))* ?(y )?(reflechir|reflechis|reflechirai|verrai|voir avec|demander a|consulter|verifier|en parler|rappelle|rappellerai|rappeler|recontacte|recontacterai|recontacter|redis|redirai|redire|reviens vers|reviendrai vers|attendre|attends|tiens au courant|tiendrai au courant|decider)( (plus tard|d'abord|avec|vous|mon|ma|mes|a|au|encore|un peu|\w+)){0,4}
      j'y (reflechis|reflechirai|pense|penserai)
      laisse(z)?.?moi (reflechir|y reflechir|voir|verifier|consulter|le temps|demander|un (instant|moment))( \w+){0,3}
      (attendez|attends|patientez|un instant|un moment|une (seconde|minute)|deux minutes|minute)>
      (je|on|nous) (le |la |l'|les )?(ferai|reserverai|reserverons|verrons|prendrai|fera|deciderai|verra|ferons|verrai)( (ca|cela))? ?(plus tard|apres|une autre fois|demain|un autre jour|moi.?meme|ensuite)?
      (je|nous|on)( ne)? (suis|sommes|est)( pas)? (pas )?(encore )?(prete?s?|decidee?s?)(?= (encore|pour|a )|>)
      (pas|plus) (tout de suite|pour l'instant|pour le moment|encore) / (ca|cela) peut attendre / rien ne presse
      pas si vite`,
  },
  choices: {
    ordinal: say`(le|la|les|l'|mon|ma)? ?{o}( (option|choix|proposition|creneau|horaire|heure|date|salle|espace|des deux|d'entre (eux|elles)))* / (option|numero|choix|creneau) {o}`,
    number: say`(l'|la |le )?(option|numero|num\.?|n°|nº|choix|proposition|creneau) ?#?{n} / no\.\s?{n} / #{n} / {n}(\)|\.)(?= |$) / (le|la) {n}>`,
    closing: say`s'il (vous|te) plait / svp / stp / alors / donc / plutot / du coup / finalement / merci`,
    named: {
      either: say`(n'importe (lequel|laquelle|lesquels|quel|quelle)|l'un(e)? ou l'autre|peu importe( lequel| laquelle)?|celui que vous (voulez|preferez)|celle que vous (voulez|preferez)|au choix|comme vous (voulez|preferez)|les deux (me |nous )?(vont|conviennent|marchent)( bien)?|ca m'est egal|m'est egal|(je n'ai )?(pas|aucune) (de )?preference|indifferent|a vous de (choisir|voir)|(vous )?choisissez( pour moi)?|(tu )?(choisis|decides)|vous decidez|c'est vous qui (voyez|decidez|choisissez)|c'est toi qui (vois|decides)|ca m'?est? egal|les deux me vont)( (des deux|me va|convient))*`,
      both: say`(les deux|tous les deux|toutes les deux|tous|toutes|les trois|l'un et l'autre)(?! (me |nous )?(vont|conviennent|marchent|jours|semaines|matins|mois))( creneaux| options)? / 1 et 2`,
      none: say`(aucun|aucune)( des deux| de ces| d'entre (eux|elles)| ne (me )?(va|convient)| de (ceux|celles).(la|ci))*(?! (probleme|souci|preference|idee|importance)) / ni l'un(e)? ni l'autre / rien (de tout cela|ne me (va|convient|plait)|qui me (va|convient|plaise)) / (ces|les) (creneaux|horaires|options|dates) ne (me )?(vont|conviennent|plaisent) pas / pas (un seul|ceux.la|celles.la)`,
      earlier: say`(le|la)? ?plus tot( (des deux|possible|si possible))? / (quelque chose( de)?|un peu|un creneau|bien|beaucoup) plus tot / (c'est |ca fait |un peu )?trop tard / celui du matin d'avant`,
      later: say`(le|la) plus tard( des deux)? / (quelque chose( de)?|un peu|un creneau|bien|beaucoup) plus tard / (c'est |ca fait |un peu )?trop tot`,
      other: say`l'autre( (option|creneau|horaire|date|jour|salle|proposition))? / (un|une|d'|des|les|quelles?) ?autres? (option|options|creneau|creneaux|horaire|horaires|date|dates|jour|jours|salle|salles|espace|espaces|choix|propositions?|possibilites?|chose|moment|solutions?) / (autre chose|quelque chose d'autre|quelque chose de different) / (vous avez|avez.vous|il y a|y a.t.il|tu as) (autre chose|d'autres|plus de)( \w+)? / plus d'options / quoi d'autre`,
      cheaper: say`trop (cher|chere|chers|cheres|couteux) / (le|la|les)? ?(moins cher(e|s|es)?|plus economique|plus abordable|meilleur marche)( (des deux|de tous|possible))? / quelque chose de moins cher`,
      dearer: say`(le|la) plus (cher|chere|luxueux|luxueuse|haut de gamme)( (des deux|de tous))? / (haut de gamme|premium)`,
    },
    beyond: say`quelque chose / un peu / trop / bien / beaucoup / un creneau`,
  },
  counts: {
    units: {
      people: say`{n} (personnes?|pers\.?|participants?|invites?|convives?|voyageurs?|passagers?|places|billets?|tickets?|amie?s|collegues|en tout|au total|d'entre nous|couverts|collaborateurs|employes|stagiaires|postes)
        (nous (sommes|serons|serions|etions)|on (est|sera|serait)|on va etre|il y aura|famille de|groupe de|table (de|pour)|equipe de|un total de|environ|une reunion de|reunion a)( environ| a peu pres)? {n}( (personnes?|participants?))?(?! ?(:|h|heures?|jours?|nuits?|euros?|options?|semaines?|mois|minutes?|€|dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine))
        pour {n} (personnes?|participants?|pers)
        pour (?!une?\b){n}(?! ?(:|h|heures?|jours?|nuits?|euros?|semaines?|mois|minutes?|min|€|[a-z]*taine|[a-z]*zaine|dizaine|%|/|\.|,|\d))
        a {n}> / les {n}>
        (on|nous) (peut|pourrait|pouvons|pourrions|va|allons|risque d') ?etre {n}( personnes?)?`,
      adults: say`{n} (adultes?|grandes? personnes?)`,
      children: say`{n} (enfants?|bebes?|petits?|ados?|adolescents?|gamins?|fils|filles?|garcons?|gosses?)`,
      rooms: say`{n} (chambres?|salles?|pieces?|doubles?|simples?)`,
      points: say`{n} points?( de fidelite)?`,
    },
    fixed: [
      { value: 10, unit: 'people', phrases: say`(une )?dizaine( de personnes| de participants)?` },
      { value: 12, unit: 'people', phrases: say`(une )?douzaine( de personnes| de participants)?` },
      { value: 15, unit: 'people', phrases: say`(une )?quinzaine de (personnes|participants)` },
      { value: 20, unit: 'people', phrases: say`(une )?vingtaine( de personnes| de participants)?` },
      { value: 30, unit: 'people', phrases: say`(une )?trentaine( de personnes| de participants)?` },
      {
        value: 1,
        unit: 'people',
        phrases: say`(juste|seulement|que|uniquement|rien que) (pour )?(moi|une personne|un|une) / (je (suis|serai|viens|viendrai|voyage|pars)|tout) (tout |toute )?(seule?)( \w+)? / <(moi|seule?|tout seul|toute seule|moi seule?)> / pour moi (seule?|tout seul|toute seule) / une (seule )?personne`,
      },
      {
        value: 2,
        unit: 'people',
        phrases: say`(ma|mon|une?) (femme|mari|epouse|epoux|compagne|compagnon|copine|copain|amie?|mere|pere|fils|fille|soeur|frere|collegue|conjointe?|associee?) et moi / moi et (ma|mon|une?) (femme|mari|epouse|epoux|compagne|compagnon|copine|copain|amie?|mere|pere|fils|fille|soeur|frere|collegue|conjointe?|associee?) / (un|en|le) couple / (nous|tous les|a) deux / avec (ma femme|mon mari|mon conjoint|ma conjointe|mon compagnon|ma compagne|mon copain|ma copine)`,
      },
      {
        value: 3,
        unit: 'people',
        phrases: say`moi et mes (parents|grands.?parents|jumeaux)(?! et) / mes (parents|grands.?parents|jumeaux) et moi / avec mes (parents|grands.?parents|jumeaux)(?! et)`,
      },
    ],
    party: {
      speaker: say`moi / moi.?meme`,
      theirs: say`(avec )?(ma|mon|notre) (femme|mari|epouse|epoux|compagne|compagnon|copine|copain|amie?|mere|pere|maman|papa|fils|fille|soeur|frere|collegue|conjointe?|enfant|bebe)(?!s)`,
      theirsCounted: say`(avec )?(mes|nos|les) {n} (enfants|filles|fils|amie?s|collegues|parents|petits|ados|bebes|gamins)`,
      single: say`(un|une) (enfant|bebe|ado|adulte|petite?|gamine?)(?!s)`,
      joints: ['et', 'avec', 'plus', 'ainsi que'],
    },
  },
  money: {
    currencies: [
      { code: 'EUR', words: say`euros? / eur / balles` },
      { code: 'USD', words: say`dollars?( americains)? / usd` },
      { code: 'GBP', words: say`livres?( sterling)? / gbp` },
      { code: 'CNY', words: say`yuans? / rmb / cny` },
      { code: 'KHR', words: say`riels? / khr` },
      { code: null, words: say`francs?( suisses)? / pesos?` },
    ],
    under: say`moins de / en dessous de / jusqu'a / pas plus de / au (plus|maximum) / (un )?maximum( de)? / max\.? / maxi / inferieur a / ne depasse pas / sous( les)? / grand maximum`,
    over: say`plus de / au dessus de / a partir de / au moins / au minimum / (un )?minimum( de)? / superieur a / des`,
    about: say`environ / autour de / aux alentours de / a peu pres / dans les / vers( les)? / approximativement / pres de / quelque / genre`,
    between: say`entre {a} et {a} / de {a} a {a} / {a} ?(-|–|a|ou) ?{a}`,
    each: say`par personne / chacune? / par tete`,
    budget: say`(mon |notre |le |un )*budget( total)?( est| de| serait| sera|:| est de| c'est)* / (peux|pouvons|veux|voulons|compte|prete?s? a|souhaite) (depenser|payer|mettre) / depenser / j'ai jusqu'a`,
    vague: {
      low: say`pas (trop |tres |si )?(chere?s?|couteu(x|se)) / (bon marche|economique|abordable|pas cher|peu couteux|a bas prix|low cost) / (petit|faible|serre|modeste|limite|leger) budget / budget (serre|limite|modeste|reduit|faible|leger|petit) / (le )?moins cher possible / pas beaucoup d'argent / bon (prix|plan)`,
      middle: say`(gamme|prix|budget) (moyenne?|modere|raisonnable|intermediaire) / (moderee?|raisonnable|intermediaire) / (ni )?(trop )?cher ni (trop )?bon marche / milieu de gamme / moyenne gamme`,
      high: say`(de )?lux(e|ueux|ueuse) / (le prix|l'argent|le budget)( n'est)?( pas)?( importe (peu|pas)|( n')?est pas un probleme|n'a pas d'importance) / (peu importe|quel que soit) (le )?(prix|budget) / (sans|pas de) limite( de (prix|budget))? / haut de gamme / premium / le (meilleur|top) du (meilleur|top) / cinq etoiles / gros budget`,
    },
  },
  names: {
    introductions: say`je m'appelle / mon (nom|prenom)( complet)?( est| c'est|:)? / (le|au|sous le) nom( est| de| d'|:)? / (c'est )?au nom (de|d') / (mettez|reservez|notez)( le| la)? au nom de / (nom|prenom)( est| c'est|:) / on m'appelle / appelez.moi / moi c'est`,
    weak: say`(au nom de|c'est pour|pour) (ma|mon) (mere|pere|maman|papa|fille|fils|femme|mari|soeur|frere|amie?|collegue|copine|copain|conjointe?|patronn?e?)( qui s'appelle)? / je suis / c'est / ici / <pour / ce sera pour`,
  },
  roles: {
    from: {
      before: say`(de|d'|du|depuis|des)( la ville de)? / (pars|partons|partir|partirai|partirons|depart|decolle|decoller|vol|vols|voyage|part|partant)( \w+){0,1} (de|d'|du|depuis) / (depart|origine)( est|:| sera| a| de| depuis)* / (habite|suis|sommes|vis) (a|au|en|sur) / ville de depart( est|:)*`,
      after: say`comme (depart|origine)`,
    },
    to: {
      before: say`(a|au|aux|vers|pour|jusqu'a|en)( la ville de)? / (aller|vais|allons|va|voyager|voyage|partir|pars|vol|vols|voler|arriver|arrive|rendre|billets?)( (a|au|vers|pour|en|jusqu'a)) / (destination|arrivee)( est|:| sera| a| de)* / a destination de / visiter / direction`,
      after: say`comme destination`,
    },
    between: say`a / au / vers / jusqu'a / -+>? / – / →`,
    hedges: say`genre / peut.?etre / disons / euh+ / par exemple / pardon`,
  },
  languages: {
    names: {
      en: say`anglais`,
      es: say`espagnol`,
      fr: say`francais`,
      zh: say`chinois / mandarin`,
      km: say`khmer / cambodgien`,
    },
    others: say`allemand / italien / portugais / russe / arabe / japonais / coreen / neerlandais / polonais / turc / breton / basque / catalan / ukrainien / roumain`,
    wishes: say`(en|l') ?{l}( (s'il (vous|te) plait|svp|plutot))? / (parl(ez|es|er|ons|e)|ecri(vez|re|s)|repond(ez|s|re)|continu(er|ons|ez)|pass(er|ons|ez))( vous| tu| en| a l'| l'| moi| nous)*(-vous|-tu)? ?{l} / {l} (s'il (vous|te) plait|svp) / <{l}> / (changer|changez|change)( de langue)?( pour| en)*( l')? ?{l} / je prefere( l'| le| parler| en)* ?{l}`,
  },
  cues,
};
