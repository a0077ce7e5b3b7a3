import { answers } from './answers/fr.ts';
import { classes, cues } from './cues/fr.ts';
import type { LanguageData } from './language-data.ts';
import { fr as questions } from './questions/fr.ts';
import { said } from './said/fr.ts';
import { counted, say, words } from './say.ts';

export const fr: LanguageData = {
  locale: 'fr',
  script: 'Latin',
  contractions: words`j' c' d' l' m' n' s' t' qu' jusqu' lorsqu' aujourd' quelqu'`,
  classes: {
    ...classes,
    kid: say`enfant / enfants / bebe / bebes / gamin / gamins / gosse / gosses / petit / petits / petite / petites / ado / ados / fils / fille / filles`,
    means: say`carte / cartes / cb / carte bleue / carte bancaire / carte de credit / cheque / cheques / especes / liquide / virement / paypal / apple pay / amex / visa / ticket restaurant / tickets restaurant`,
    pet: say`chien / chiens / chienne / chat / chats / animal / animaux`,
    says: say`
      dit / disent / a dit / veut / veulent / voudrait / pense / croit / prefere / preferent / accepte / accepte / confirme
      souhaite / decide / insiste / demande / aimerait / valide`,
    heads: say`de (personnes|participants|enfants|gamins|gosses|ados|invites|amis|copains|copines|collegues|convives|parents)`,
    relative: say`
      femme / mari / epouse / epoux / compagne / compagnon / copine / copain / conjoint / conjointe / partenaire / ami / amie
      amis / mere / pere / maman / papa / parents / fils / fille / enfants / frere / soeur / patron / patronne / chef / cheffe
      collegue / collegues / associe / associee / famille / equipe / tante / oncle / cousin / cousine / belle mere / beau pere
      grand mere / grand pere / mamie / papi / mamy / papy / neveu / niece / aine / ainee
      cadet / cadette / (petit|petite|plus jeune|plus grand|plus grande) dernier? / benjamin / benjamine`,
    good: say`
      bien / bon / bonne / ok / okay / parfait / parfaite / super / genial / geniale / excellent / excellente
      impeccable / nickel / correct / exact / exactement / juste / formidable / top / magnifique / ideal / ideale
      merveilleux / d accord / confirme / note / cool / chouette / extra`,
    degree: say`
      tres / trop / si / vraiment / du tout / franchement / hyper / super / terriblement / forcement / tout a fait / le / la
      l' / un / une / plus / ce qu'il y a de`,
    very: say`
      tres / tout / tout a fait / vraiment / super / plutot / bien / a / pour / moi / nous / parfaitement
      absolument`,
    that: say`
      ca / cela / c / ce / tout / cette heure / ce creneau / cet horaire / cette date / ce jour / l heure
      l horaire / la date / le creneau / la salle / cette option`,
    suits: say`
      va / ira / irait / convient / conviendrait / conviendra / marche / marchera / marcherait / joue / roule
      arrange / colle / plait / fonctionne / semble / parait / interesse / tente`,
    now: say`
      maintenant / pour (le moment|l instant) / tout de suite / encore / aujourd hui / immediatement
      dans l immediat / actuellement / si vite / a ce stade`,
  },
  spellings: {
    vous: ['vs'],
    beaucoup: ['bcp'],
    pour: ['pr'],
    demain: ['dem1'],
    dans: ['ds'],
    pendant: ['pdt', 'pdnt'],
  },
  swallowed: { j: 'je', t: 'tu' },
  byEar: [
    ['ke', 'que'],
    ['ki', 'qui'],
    ['ko', 'quo'],
    ['k', 'c'],
  ],
  numbers: {
    words: counted`zero=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12
      treize=13 quatorze=14 quinze=15 seize=16 dix-sept=17 dix-huit=18 dix-neuf=19 vingt=20 trente=30 quarante=40
      cinquante=50 soixante=60 septante=70 huitante=80 octante=80 nonante=90 quatre-vingt=80 quatre-vingts=80`,
    multipliers: counted`cent=100 cents=100 mille=1000 million=1000000 millions=1000000`,
    joints: ['et'],
    between: [' ', ' et '],
    teensAfter: words`soixante quatre-vingt`,
  },
  ordinals: {
    words: counted`premier=1 premiere=1 deuxieme=2 second=2 seconde=2 troisieme=3 quatrieme=4 cinquieme=5 sixieme=6
      septieme=7 huitieme=8 neuvieme=9 dixieme=10`,
    ends: counted`dernier=-1 derniere=-1 avant-dernier=-2 avant-derniere=-2`,
    endings: words`ere er e eme nd nde ieme`,
    numbered: [],
  },
  fillers: say`
    waouh / wow / youpi / ouah / haha / hahaha / hihi / hehe / xd
    s'il (vous|te) plait / svp / stp / mdr / lol / ptdr / euh / ben / bah / bon / alors / donc / enfin / eh bien / voila / hein
    au cas ou / si besoin / si (vous|tu) en (avez|as) besoin / en cas de besoin / si jamais
    ecoutez / en fait / au fait / d'ailleurs / du coup / je pense que? / je crois que? / si (possible|c'est possible|vous pouvez|tu peux) / s'il (y en a|y a|reste) (une|un|encore|de la place|de libre|libre)*>
    si (c'est|elle est|il est)? (encore|toujours)? (libre|dispo|disponible)> / si vous (l'avez|en avez)> / le / la / les
    l' / un / une / des / de / du / d' / avec / et / a / au / aux / en / dans / pour / pour moi / que / qu' / ce
    c'est / ce sera / ce serait / je (voudrais|veux|souhaite|souhaiterais|prends) bien? / j'aimerais bien?
    il me faut / me / mon / ma / mes / plutot / aussi / tout / monsieur / madame / merci d'avance / sur / il / y
    ca / je / j' / est / sera / on / nous`,
  trailing: say`
    alors / donc / du coup
    s'il vous plait / s'il te plait / svp / stp / merci / mci / merci bien / merci beaucoup / merci d'avance
    mdr / ptdr / lol / haha / hahaha / hihi / hehe / xd`,
  openers: say`
    bonjour / bonsoir / salut / coucou / ok / oui / non / merci / d'accord / pardon / (desole|desolee)
    attendez / attends / ah / oh / oups / parfait / super / tres bien / finalement / en fait / tout compte fait / reflexion faite / bon`,
  joints: say`et / mais / ou / donc / car / parce que / puis / ensuite / sinon`,
  breaks: say`
    (non|oh|ah|euh|oups|mince|zut|pardon|desole|desolee) (non|attends|attendez|pardon|oups|attend)+ / (attends|attendez) (non|pardon)+ / oups
    reflexion faite / tout (bien reflechi|compte fait) / (je (voulais|veux) dire|je me suis (trompe|trompee)|je me trompe|je corrige|je rectifie|erreur de ma part|enfin non|autant pour moi|au temps pour moi)
    pardon / - pardon (pour|mais|de|du|si) / - demande pardon`,
  negators: say`
    (ne|n')? (veux|veut|voudrais|souhaite|peux|peut|pouvons|peuvent|pourra|pourrai|prends|suis|est|etait|c'est|faut|va|viens) (pas|plus) (le|la|les|l'|
      un|une|de|du|d'|a|au|en|avec|y|y aller)*
    pas (le|la|les|l'|un|une|de|du|d'|a|au|en|avec|pour)* / (oublie|oubliez|oublions) (le|la|les|l')?
    ((ne|n')? (veux|veut|voudrais|voulons|voudrions|souhaite|souhaitons) pas|prefere ne pas|preferons ne pas|prefererais ne pas) (voler|voyager|partir|
      revenir|rentrer|arriver|commencer|aller|venir) (le|la|les|l'|un|une|au|en)*
    rien qui (parte|part|commence|soit|arrive|rentre) (le|la|en|au)* / (tout|tous|n'importe (quand|qui|lequel|laquelle)) sauf (le|la|les|l'|avec)? / sauf (le|la|les|l'|avec)?
    sans (le|la)? / plutot que (le|la)? / au lieu (de|du) (la|l')? / a part (le|la|l')? / excepte (le|la)?
    (deteste|detestons) (le|la|les|l')? / (n')? (aime|aimons) pas (le|la|les|l')?
    (ne|n')? (veux|voudrais|souhaite|faut) pas que ce soit (le|la|avec)? / ni (le|la|avec)? / jamais (le|la)?`,
  asksWhether: [],
  negatorsAfter: say`
    (je|il|elle|on|nous|ils|elles|ca|ce|c'|vous|tu)? (ne|n')? (me|m'|lui|nous|leur)? (va|pouvez|convient|marche|est|sont|peux|peut|pouvons|peuvent|
      pourra|pourrai|pourrais|pourront|pourrons|suis|arrange|sera|serait|ira|colle|joue|le fait|va etre)? pas (tres|trop|vraiment|super)? (possible|bon|libre|disponible|dispo|ideal|l'ideal|top|terrible|pratique|evident|le faire|du tout)?
    (c'est|est|sera|serait|ca (va etre|sera|risque d'etre|me parait|me semble|fait)) (un peu|assez|tres|super|vraiment|plutot|bien)* (complique|compliquee|difficile|tendu|juste|galere|moyen)
    (c'est|est|ca (fait|me fait|serait)) (un peu|assez|tres|bien|vraiment|quand meme)+ (tot|tard) / ca (me)? fait (tot|tard) / (ca)? (m'|nous)? (arrange|va|convient) (moyen|mal)
    (je (travaille|bosse)|on (travaille|bosse)|je suis (pris|prise|occupe|occupee|au (travail|boulot|bureau)|en (cours|reunion|deplacement))|j'ai (cours|une reunion|un truc|deja quelque chose))>
    (c'est|ce n'est|est|n'est)? plus (possible|libre|disponible|dispo) / (ca)? (ne)? (me|m'|nous)? (va|marche|convient|arrange|colle) plus>
    (c'est|c'etait|est|etait) (une|mon) erreur / (c'est|est|etait) faux> / impossible / non plus / - (c'est|ce n'est|est|n'est|y a|il n'y a)? pas (mal|grave|bete|d'autre|un (souci|probleme|drame)|de (souci|soucis|probleme|problemes|mal)|trop (mal|tot|tard)) / c'est (mort|impossible|non) / non> / - non {?}
    (c'est|est|sont|ca fait|serait|parait)? (un peu|bien|beaucoup|vraiment)* trop (cher|chere|chers|cheres|loin|tot|tard|long|longue|court|courte|grand|
      grande|petit|petite|juste|bruyant|bruyante|proche)`,
  talksTo: say`(parler|discuter|echanger|joindre|contacter|passez moi|passez-moi|passe moi) (a|avec)* / (mettez|mettre) (moi)? en (relation|contact) avec / (que|qu') (me rappelle|me contacte)`,
  asksFor: say`avoir affaire (a|avec)*`,
  attendants: say`(prefere|prefererais|avec|par|coiffe|recoive|recu par|recue par) (un|une) (femme|homme|fille|garcon|dame|monsieur)`,
  titles: say`(m|mme|madame|mlle|mademoiselle|monsieur|mr|dr|docteur|docteure)`,
  therefore: say`donc / du coup / alors / par consequent / c est pourquoi`,
  reconsiders: say`
    (j'ai|jai|on a|nous avons) (finalement|bien)? change d'avis / (j'ai|jai|on a|nous avons) (bien|mieux) reflechi
    je me suis ravise / je me suis ravisee / on s'est ravise`,
  dismissals: say`(laisse|laissez) tomber / (oublie|oubliez) (ca|cela|ce que (j'ai|je viens de) (dit|dire))? / je n'ai rien dit / tant pis`,
  suppositions: say`
    et si / si (je|j'|jamais|on|nous|finalement|quelque chose|un|une) / au cas ou / en cas (de|d')
    (que se passe t il|qu'est ce qui se passe|il se passe quoi|qu'arrive t il|que faire|que dois je faire) (si|quand|en cas)
    et? si (je|on|nous) (peux|peut|pouvons|pouvais|pouvait|pouvions|pourrais|pourrait) (pas|plus|jamais)
    - et? si (je|on|nous) (peux|peut|pouvons|pouvais|pouvait|pouvions|pourrais|pourrait)
    - et si (je|on|nous) (venais|venait|venions|faisais|faisait|faisions|prenais|prenait|prenions|mettait|mettions|disait|disions|passais|passait)`,
  questions,
  moods: {
    wants: say`
      (vous|tu) (me|nous|m') (trouvez|faites|prenez|donnez|trouves|fais|donnes) (une|un) petite? (place|rendez vous|rdv|creneau)
      (je|on|nous) (veux|veut|voulons|voudrais|voudrait|voudrions|souhaite|souhaiterais|souhaitons|prefere|prefererais|
        cherche|cherchons)
      (j'|nous) (aimerais|aimerions) / j'ai besoin / nous avons besoin / il (me|nous) (faut|faudrait)
      (puis je|pourrais je|peut on|pourrait on|je peux|on peut|on pourrait|
        est il possible|c'est possible|serait il possible) / si (je|on|nous) (pouvais|pouvait|pouvions) / si (c'est|c'etait) possible
      (pouvez|pourriez) vous (reserver|changer|deplacer|annuler|trouver|mettre|me (mettre|donner|reserver))
      s'il (vous|te) plait / svp / stp
      - ((je|on|nous) (veux|veut|voulons|voudrais|voudrait|voudrions|souhaite|souhaiterais|souhaitons)|(j'|nous) (aimerais|aimerions)|j'ai besoin de) (savoir|demander|vous demander|me renseigner)`,
    asks: say`(n'est ce pas|hein|pas vrai)>`,
    inquires: say`
      <(et|mais)? (qui|pourquoi|combien|avec qui|c'est (qui|avec qui))
      vous (ouvrez|fermez) / (ouvrez|fermez) vous / (vous etes|etes vous|c'est|est ce) (ouvert|ouverts|ferme|fermes)
      - <(et|mais)? combien de (creneaux|places)`,
    about: say`
      <(et|mais)? (est ce que|est ce qu') [{..5} (est|sont|a|ont|sera|etait|fait|dure|coute|inclut|comprend|y a)]
      <(et|mais)? (est il|est elle|sont ils|sont elles|c'est|comment|quel|quelle|quels|quelles|
        y a t il|il y a|a quoi|ou)
      (est|sont) (il|elle|ils|elles) / il y a (du|de la|des|beaucoup)`,
    practice: say`
      vous (faites|proposez|acceptez|vendez|travaillez|ouvrez|fermez|organisez|servez)
      (faites|proposez|acceptez|vendez|travaillez|ouvrez|fermez|organisez|servez) vous`,
    requests: say`
      (pouvez vous|pourriez vous|tu peux|vous pouvez|vous pourriez|peux tu|pourrais tu) (m'|me|nous|le|la)* (envoyer|rappeler|prevenir|ecrire|
        transmettre|avertir)
      (m'envoyez vous|me rappelez vous|me prevenez vous|vous m'envoyez|vous me rappelez|vous me prevenez|vous envoyez un rappel)
      (dois je|on doit|devons nous|je dois) (quand meme|toujours) (venir|passer)`,
    terms: say`
      (a l'avance|de preavis) / gratuitement / gratuit / gratos / sans (aucun|aucune|avoir a|devoir|un|une|rien)* (frais|payer|penalite|penalites|
        probleme|problemes|motif|raison|supplement|cout|couts|justification|perdre {..3})
      (frais|penalite|penalites|remboursement|rembourse|remboursee|rembourses|remboursable|facture|factures)
      a tout moment / n'importe quand / jusqu'a quand / au dernier moment / a la derniere minute / la veille / le jour meme
      (heures|jours) (avant|a l'avance) / combien de temps (avant|a l'avance) / a l'avance
      par (telephone|mail|e-mail|internet|sms|whatsapp) / en ligne / sur (le|votre) site`,
    suits: say`
      possible / libre / libres / dispo / dispos / disponible / disponibles / faisable / (vous|te) (va|convient|arrange)
      (ok|bon|bien|d'accord)>`,
    companions: say`
      (je peux|puis je|on peut|peut on|nous pouvons|pouvons nous|possible de|possible d'|pourrais je|pourrait on) (aussi)? (venir|
        arriver|entrer|passer|voyager|assister) (avec|accompagne|accompagnee|accompagnes|a plusieurs|sans)
      (je peux|puis je|on peut|peut on|pouvons nous|possible d'|possible de|pourrais je) (aussi)? (amener|emmener|apporter|
        venir avec|ramener|prendre (mon|ma|mes|notre))
      (mon|ma|mes|notre) {word} (peut|peuvent|pourrait|pourraient) (aussi)? (venir|entrer|m'accompagner|nous accompagner)
      (est-ce que|esque|est ce que) (mon|ma|mes|notre) {word} (peut|peuvent|pourrait) (aussi)? (venir|entrer|m'accompagner)`,
    joins: say`
      (est-ce que|est ce que|esque)? (ma|mon|mes|notre|nos|un|une) (autre|petit|petite|grand)? {relative} (peut|peuvent|pourrait|pourraient) (aussi)? (venir|partir|voyager|se joindre|nous accompagner|m'accompagner) (aussi|avec (nous|moi)|a nous)*
      (il|elle|ils|elles|{somebody}|(ma|mon|mes|notre|nos) {relative}) (finalement)? (est de nouveau (partant|partante|des notres|la)|est (a nouveau|finalement) (partant|partante|des notres)|(vient|viennent|peut venir|peuvent venir|viendra|viendront) (finalement|quand meme|aussi|a nouveau|de nouveau)|se (joint|joignent) a nous)
      (je peux|puis je|on peut|peut on|est-ce que je peux|est-ce qu'on peut) (aussi)? (amener|emmener|ajouter|venir avec) (ma|mon|mes|notre|nos|un|une) (autre|petit|petite|grand)? {relative} aussi?`,
    whether: say`
      <(et|mais|donc|alors|ah|ok|attendez)* (c'est|c'etait|est-ce|est ce|ce sont|ca part|ca arrive) (bien|donc|toujours|seulement|vraiment)*`,
    prepares: say`
      (venir|arriver|passer|entrer|acceder|rester) {..5} pour (tout|bien|s'|nous|l'|le|la|les)* (installer|deposer|decorer|preparer|monter|
        livrer|decharger|ranger|nettoyer|demonter|recuperer)`,
    another: say`
      (mon|ma|notre|mes|nos|son|sa) {relative} (ne|n'|m'|nous|me|l'|aussi|a)* {says}
      (il|elle|ils|elles) (ne|n'|m'|nous|me|l'|aussi|a|ont)* {says}
      (mon|ma|notre|son|sa) {relative} est d'accord / (il|elle) est d'accord`,
    alongside: say`
      (et|aussi|egalement|puis|plus) {..4} pour (mon|ma|mes|notre|nos|son|sa) (autre|petit|petite)? {relative}
      pour (mon|ma|mes|notre|nos) {relative} (aussi|egalement) / (mon|ma|notre) {relative} (aussi|egalement)? (veut|voudrait|aimerait) {..3} (aussi|egalement)
      (et|aussi) {..4} pour moi>`,
    anew: say`
      (un|une) (autre|nouveau|nouvelle|deuxieme|second|seconde) (rendez vous|rdv|reservation|vol|billet) / encore (un|une) (rendez vous|rdv|reservation|vol|billet)?
      <(un|une) (autre|nouveau|nouvelle|deuxieme|second|seconde)>`,
    forAnother: say`
      - (c'est|c'etait|est) pour (mon|ma|notre|son|sa|le|la)? ({relative}|lui|elle)
      pour (mon|ma|notre|son|sa|le|la) {relative} / (et|et pour) (mon|ma|notre) {relative} / (mon|ma|notre) {relative} (aussi|egalement)
      pour (lui|elle|eux|elles|quelqu'un d'autre|une autre personne|un ami|une amie)`,
    forSeveral: say`
      (mon|ma|notre) {relative} (peut|pourrait) (il|elle)? venir (aussi|en meme temps|avec moi|apres)
      pour? (mes|nos) {n}? (enfants|filles|fils|amis|amies|parents|petits|freres|soeurs|ados)
      (et|puis|ensuite) (puis|ensuite)* l'autre (juste|tout de suite|immediatement)+ apres
      (et|puis|ensuite|aussi) (apres|ensuite|juste apres|aussi)* (le sien|la sienne|le leur|(celui|celle) de (mon|ma|notre) {relative})
      pour moi (et|puis) {..4} pour (mon|ma|notre) {relative} / pour (mon|ma|notre) {relative} (et|puis) {..4} pour (moi|(mon|ma|notre) {relative})
      pour? (nous deux|tous les deux|toutes les deux|toute la famille) / pour {n} personnes
      (deux|2|trois|3|quatre|4) (enfants|filles|garcons|petits|ados) (ont besoin|doivent|veulent)
      (les deux|nous|les) (a la suite|l'un apres l'autre|l'une apres l'autre)
      (deux|2|trois|3|quatre|4) (rendez vous|rdv|reservations|detartrages|controles)
      (mon|ma|notre) {relative} (veut|voudrait|aimerait|souhaite) {..5} (et|mais) (moi|je|j')
      pour (mon|ma|notre) {relative} et (aussi)? pour moi / pour moi et (aussi)? pour (mon|ma|notre) {relative}
      {word} pour (moi|elle|lui|(mon|ma|notre) {relative}) et (un|une)? {word} pour (moi|elle|lui|(mon|ma|notre) {relative})
      (je|j') (veux|voudrais|aimerais|souhaite) {..5} (et|mais) (mon|ma|notre) {relative} (veut|voudrait|aimerait|souhaite)?`,
    removes: say`
      (enlever|enlevez|enleve|retirer|retirez|retire|supprimer|supprimez|supprime|oter|otez|ote) / sans`,
    circumstances: say`
      (la|le|les|l'|moi|nous|me) (garder|garde|gardez|gardes|bloquer|bloquez|mettre de cote) (pour (moi|nous))? (jusqu'a|jusqu'au|jusque|le temps)
      (gardez|garde|bloquez|bloque) (la|le|les|moi|nous|ca)+ (de cote)? (jusqu'a|jusqu'au|jusque|le temps)
      - (la|le|les|l'|moi|nous|me) (garder|garde|gardez|gardes|bloquer|bloquez) (pour (moi|nous))? (jusqu'a|jusque) ({hours_told}|{d} (h|heures))
      - (gardez|garde|bloquez|bloque) (la|le|les|moi|nous|ca)+ (jusqu'a|jusque) ({hours_told}|{d} (h|heures))
      (je|on|nous) (commence|finis|finit|termine|sors|quitte) (le|la|l'|du|de|des|mon|ma|a|au)* (travail|travailler|
        boulot|bureau|cours|service|ecole|fac)
      (je|on|il|elle) (travaille|bosse) (de nuit|la nuit|le soir|tard|en horaires decales)
      mon (service|travail|cours) (commence|finit|termine)
      (je|on|nous|il|elle) (travaille|travaillons|bosse) (jusqu'a|jusqu'au|de|le|du|les|tous les)
      (j'ai|on a|il a|elle a|nous avons) (cours|ecole) (jusqu'a|jusqu'au|de|le|du|les|tous les)
      (je suis|je serai|on est|on sera|nous sommes|nous serons) (absent|absente|absents|absentes|en vacances|
        en deplacement|en voyage|en conge|en conges|au travail|en cours|a l'etranger)
      (je suis|il est|elle est|ils sont|on est|nous sommes) (a l'|en|au|a la|a)? (ecole|cours|creche|travail|bureau|reunion|occupe|occupee|pris|prise) (jusqu'a|jusqu'au)
      (rappelez|rappelle|prevenez|previens|ecrivez|appelez) (le|la)? (moi|nous)? {..3} (avant|veille)
      (je|on|nous) (rentre|reviens|revient|rentrons|revenons) (de (vacances|voyage))? (le|a|au)
      (j'ai|on a|nous avons) (appele|telephone|ecrit|vu|paye|eu (un|une|mon|ma)|deja (loue|pris|eu))
      (je suis|on est|nous sommes|j'etais|on etait) (deja)? (venu|venue|venus|passe|passee|passes|alle|allee|alles)
      (mon|notre|ma) (rendez vous|rdv|reservation) (est|etait) (a|le|au|pour) / (le|la) (rendez vous|rdv|reservation) etait
      (la|ma) derniere (fois|visite|reservation) (etait|c'etait)?
      (je|on|nous) (vous|te|t') (le|la|en)? (confirmerai|confirmera|confirmerons|redis|redit|redirai|redira|redirons|dirai|dira|rappelle|rappellerai|rappellera|recontacte|recontacterai|reponds|repond|
        repondrai|repondra|tiens au courant|tient au courant|tiendrai au courant|tiendra au courant|fais signe|fait signe|ferai signe|reecris|reecrirai|previendrai)
      (je|on|nous) (vous|te) (le|la)? (confirme|confirmons|dis|dit|ecris|envoie) (ca|cela|tout ca)? [{soon}] / {soon} , (je|on|nous) (vous|te) (le|la)? (confirme|confirmons|dis|dit|ecris)
      (je|on|nous) (confirme|confirmerai|confirmera|confirmons) (ca|cela)? la veille / (je|on|nous) (vous|te)? (donne|donnerai|donnera|aurai|aura|donnons) (ma|une|la|notre) reponse / <(ma|notre|la)? reponse [{soon}]
      (je|on|nous) (le|la|vous|l')? (paie|paye|paierai|payerai|paiera|regle|reglerai|reglera|decide|deciderai|decidera|confirmerai|validerai) [{soon}]
      (quand|des que|lorsque|une fois que|apres que) (je|j'|on|nous) (suis|serai|est|sera|ai|aurai|a|aura)? (paye|payee|payes|touche|recois|recu) (ma|mon|la|le)? (paie|paye|salaire|virement)?`,
    alternatives: say`
      (ou|ou bien|sinon|ou sinon|a defaut) / (ou|et)? si (elle|il|ce|c'|ca|{word}) (ne|n')? (peut|est|a|va|travaille) pas (libre|disponible|la|possible|
        de place)?
      (ou|et)? si (elle|il|{word}) est (occupee|occupe|prise|pris|absente|absent|complete|complet|en vacances)`,
    tells: say`je / j' / on / nous / mon / ma / mes / notre / nos / c'est`,
    turnsToAsk: say`
      est ce (que|qu') / vous (prenez|faites|avez|acceptez|proposez|pouvez|etes|louez) / (prenez|faites|avez|acceptez|proposez|pouvez|etes) vous / combien (ca|coute|coutent|dure|est ce)
      (il faut|faut il|y a t il|c'est combien|a quelle heure|comment (ca|on|je|fait)) / peut on
      - c'est (a quelle|combien|comment)
      - (que|qu'|ce que|ce qu'|si|quand|comme|dont|ou|comment|combien|pourquoi|parce que|puisque|qui|quoi|pour|chez|avec|sans|a|de|et|mais|donc|savoir|la|les|c'est|aussi|alors) (est ce|vous|prenez|faites|avez|acceptez|proposez|pouvez|etes|combien|il faut|faut il|y a t|c'est combien|a quelle|comment|peut on)`,
    away: say`
      (je pars|on part|nous partons|je partirai) (en|a|au|aux|chez|voir|loin)? (vacances|voyage|deplacement|week end|ski|etranger|conges)?
      (je voyage|on voyage|nous voyageons|je demenage|on demenage)`,
    occasions: say`
      (mon|ma|notre|son|sa|le|la|l') {..2} (mariage|anniversaire|fete|examen|entretien|bapteme|communion|enterrement) (est|sera|tombe|a lieu)
      (c'est|ce sera|est) (mon|ma|notre|son|sa|le|la|l') (mariage|anniversaire|fete|examen|entretien|bapteme|communion|enterrement) / (je me marie|on se marie|nous nous marions|se marie)`,
    movedFrom: say`
      (decale|decaler|decalez|deplace|deplacer|deplacez|reporter|reportez|reporte|repousser|repoussez|avancer|avancez|avance|passer|passez|passe|bouger|bougez|basculer) (la|le|ca|
        (le|mon|notre) (rdv|rendez vous))? (de|du) {..4} [a|au]
      (la|le|l') (changer|modifier) (de|du) {..4} [a|au]`,
    contrasts: say`mais / cependant / pourtant / sauf / toutefois`,
    also: say`et / ou`,
    onward: say`et (pour|sinon)? / qu en est il (de|du|pour)?`,
    withWhom: say`avec`,
    nouns: say`salle / studio / bureau / espace / (coiffeuse|coiffeur|estheticienne) / (docteur|dr|dentiste) / guide`,
    things: say`
      (avec|et|plus|aussi|ajouter|ajoute|ajoutez|rajouter|rajoute|rajoutez|veux|voudrais|voudrions|voulons|souhaite|souhaitons|aimerais|aimerions|cherche|cherchons|faut|
        faudrait|reserver|besoin d') (un|une|des|du|de la|de l')`,
  },
  interrogatives: ['ou', 'comment', 'quand', 'combien'],
  auxiliaries: ['dois', 'devons', 'faut', 'peux', 'puis', 'peut'],
  functionWords: words`
    cote le la les l un une des du de d et ou mais donc car ni ne pas plus que qui quoi dont ou quand comment combien pourquoi quel
    quelle quels quelles je tu il elle on nous vous ils elles me te se lui leur mon ma mes ton ta tes son sa ses notre nos votre
    vos ce cet cette ces ca cela ci celui celle ceux celles c est sont etait etre suis es sommes etes ai as a avons avez ont avoir fait faire peux peut
    pouvez pourrais pourriez voudrais veux veut voulez souhaite aimerais faut au aux en dans sur sous avec sans pour par chez
    vers jusque y puis oui non merci bonjour bonsoir salut si tres bien bon aussi encore deja ici la tout tous toute rien autre
    demain aujourd hui hier matin soir midi jour semaine mois heure heures rendez rdv reserver reservation svp plait etes
    alors voila accord parfait libre disponible salle espace j n s m t qu moi toi besoin place places personne personnes`,
  tellingWords: words`
    demain lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars juin juillet aout septembre octobre
    novembre decembre apres avant soiree journee reunion bureau creneau prix tarif tarifs combien annuler deplacer
    changer moins cher chere gratuit gratuite tot tard ouvert ouverts ferme fermez horaires quelqu mari fille fils
    copain copine bah ouais`,
  answers,
  choices: {
    ordinal: say`
      (le|la|les|l'|mon|ma)? {o} (option|choix|proposition|creneau|horaire|heure|date|salle|espace|des deux|
        d'entre (eux|elles))*
      (option|numero|choix|creneau) {o} / - (le|la|mon|ma|une|sa)? {o} (fois|mot|reponse|decision|offre|chiffre)
      - (la sienne|le sien|la mienne|le mien|(celui|celle) de (mon|ma|notre) {relative}|elle|lui|moi) en {o}`,
    number: say`
      (l'|la|le)? (option|numero|num|n°|nº|choix|proposition|creneau) #? {n} / # {n} / (le|la) {n}>`,
    closing: say`s'il (vous|te) plait / svp / stp / alors / donc / plutot / du coup / finalement / merci`,
    named: {
      either: say`
        (n'importe (lequel|laquelle|lesquels|quel|quelle)|l' (un|une) ou l'autre|peu importe (lequel|laquelle)?|
          celui que vous (voulez|preferez)|celle que vous (voulez|preferez)|au choix|comme vous (voulez|
          preferez)|les deux (me|nous)? (vont|conviennent|marchent) bien?|ca m'est egal|m'est egal|
          (je n'ai)? (pas|aucune) de? preference|indifferent|a vous de (choisir|voir)|
          vous? choisissez (pour moi)?|tu? (choisis|decides)|vous decidez|c'est vous qui (voyez|decidez|
          choisissez)|c'est toi qui (vois|decides)|ca m' (es|est) egal|les deux me vont) (des deux|me va|
          convient)*`,
      both: say`
        (les deux|tous les deux|toutes les deux|tous|toutes|les trois|l'un et l'autre) (creneaux|options)?
        1 et 2 / les (deux|2) (premiers|premieres)
        - (les deux|tous les deux|toutes les deux|tous|toutes|les trois|l'un et l'autre) ((me|nous)? vont|(me|
          nous)? conviennent|(me|nous)? marchent|(me|nous)? jours|(me|nous)? semaines|(me|nous)? matins|(me|
          nous)? mois)`,
      none: say`
        (aucun|aucune) (des deux|de ces|d'entre (eux|elles)|ne me? (va|convient)|de (ceux|celles) (la|ci))*
        ni l' (un|une) ni l'autre / rien (de tout cela|ne me (va|convient|plait)|qui me (va|convient|plaise))
        (ces|les) (creneaux|horaires|options|dates) ne me? (vont|conviennent|plaisent) pas
        pas (un seul|ceux la|celles la)
        - (aucun|aucune) (des deux|de ces|d'entre (eux|elles)|ne me? (va|convient)|de (ceux|celles) (la|
          ci))* (probleme|souci|preference|idee|importance)`,
      earlier: say`
        <(et|ou|mais|juste|un peu|quelque chose|vous avez)* avant (ca|cela|ces horaires|ceux la|celui la)> / <(et|ou)+ (un peu)? (plus tot|avant) {?}
        (celui|celle|lequel|laquelle) (des deux|qui)* (arrive|atterrit|part) (le|la)? (plus tot|premier|premiere|en premier|avant)
        (le|la)? plus tot (des deux|possible|si possible)? / (celui|celle) qui (est|vient|tombe) (le|la)? (plus tot|premier|premiere|en premier)
        (quelque chose de?|rien|rien de|un peu|un creneau|bien|beaucoup) plus tot / (c'est|ca fait|un peu)? trop tard / (c'est|est|ca (fait|me fait)) (un peu|assez|tres|bien|vraiment|quand meme)+ tard / ca (me)? fait tard / pourquoi (c'est|est ce)? (si|aussi) tard / <(si|aussi) tard {?}
        celui du matin d'avant / <(plutot)? tot (s'il vous plait|svp|stp|merci)*> / (un|une)? (jour|date) (plus tot|plus proche|anterieur|anterieure)`,
      later: say`
        <(et|ou|mais|juste|un peu|quelque chose|vous avez)* apres (ca|cela|ces horaires|ceux la|celui la)> / <(et|ou)+ (un peu)? (plus tard|apres|ensuite) {?}
        (celui|celle|lequel|laquelle) (des deux|qui)* (arrive|atterrit|part) (le|la)? (plus tard|dernier|derniere|en dernier|apres)
        (le|la) plus tard (des deux)? / (quelque chose de?|un peu|un creneau|bien|beaucoup) plus tard
        (c'est|ca fait|un peu)? trop tot / (c'est|est|ca (fait|me fait)) (un peu|assez|tres|bien|vraiment|quand meme)+ tot / ca (me)? fait tot / pourquoi (c'est|est ce)? (si|aussi) tot / <(si|aussi) tot {?} / (un|une)? (jour|date) (plus tard|plus loin|plus lointaine|plus eloignee|ulterieur|ulterieure)
        (c'est|ca fait|un peu)? trop (proche|rapproche|precipite) / pas (si|aussi) (vite|tot)`,
      other: say`
        l'autre (option|creneau|horaire|date|jour|salle|proposition)? / - (de|depuis) l'autre jour / - l'autre jour (je|j'|vous|on|nous|tu|il|elle|c'etait|quand)
        (un|une|d'|des|les|quelle|quelles) (autre|autres) (option|options|creneau|creneaux|horaire|horaires|
          date|dates|jour|jours|salle|salles|espace|espaces|choix|proposition|propositions|possibilite|
          possibilites|chose|moment|solution|solutions)
        (autre chose|quelque chose d'autre|quelque chose de different)
        (vous avez|avez vous|il y a|y a t il|tu as) (autre chose|d'autres|plus de) {..1} / plus d'options
        quoi d'autre`,
      cheaper: say`
        trop (cher|chere|chers|cheres|couteux)
        (le|la|les)? (moins (cher|chere|chers|cheres)|plus economique|plus abordable|meilleur marche) (des deux|
          de tous|possible)?
        quelque chose de moins cher`,
      dearer: say`
        (le|la) plus (cher|chere|luxueux|luxueuse|haut de gamme) (des deux|de tous)? / (haut de gamme|premium)`,
      middle: say`(celui|celle|le|la) (du|au) milieu / (celui|celle) du centre`,
    },
    bareLater: say`<(plus tard|apres) (s'il vous plait|svp|s'il te plait|stp|merci|plutot)*>`,
    beyond: say`(et|ou) (un peu)? (plus|apres|ensuite|avant) / apres (ca|cela|ces horaires|ceux la|celui la) / avant (ca|cela|ces horaires|ceux la|celui la) / quelque chose / rien / un peu / trop / bien / beaucoup / un creneau / (jour|date) (plus|anterieur|anterieure|ulterieur|ulterieure) / (si|aussi) (vite|tot)`,
    ofDays: say`(jour|date) (plus|anterieur|anterieure|ulterieur|ulterieure) / proche / rapproche / precipite / (si|aussi) (vite|tot)`,
    ending: say`arrive / arrivent / arrivee / atterrit / atterrissent`,
    extreme: say`
      (le|la|les) (moins (cher|chere|chers|cheres)|plus (economique|abordable|cher|chere|luxueux|luxueuse)|meilleur marche)
      (lequel|laquelle|lesquels|lesquelles|quel|quelle) (des deux|d'entre (eux|elles))? (est|sont|serait|revient)? (le|la)? (moins|
        plus) (cher|chere|economique|abordable)`,
  },
  counts: {
    units: {
      people: say`
        {n} (personne|personnes|pers|participant|participants|invite|invites|convive|convives|voyageur|
          voyageurs|passager|passagers|places|billet|billets|ticket|tickets|amis|amies|collegues|en tout|
          au total|d'entre nous|couverts|collaborateurs|employes|stagiaires|postes|gars|mecs|potes|copains|copines|hommes|femmes)
        (nous (sommes|serons|serions|etions) (que|plus que|seulement|juste|plutot|finalement|en fait|au final)*|on (est|sera|serait) (que|plus que|seulement|juste|plutot|finalement|en fait|au final)*|on va etre|il y aura|famille de|groupe de|classe de|bande de|atelier de|promo de|
          table (de|pour)|equipe de|un total de|environ|une reunion de|reunion a) (environ|
          a peu pres)? {n} (personne|personnes|participant|participants)?
        (nous (sommes|serons|serions)|on (est|sera|serait)) entre {n} et {n} (personne|personnes)?
        pour {n} (personne|personnes|participant|participants|pers) / pour {n} / a {n}> / les {n}>
        (on|nous) (peut|pourrait|pouvons|pourrions|va|allons|risque d') etre {n} (personne|personnes)?
        - (un|une) d'entre nous / - {n} d'entre nous (est|sont|a|ont|ne|n'|mange|mangent)
        (on|nous) (n'|ne|n)? (est|sera|sommes|serons|serait) (plus que|plus qu'|que|plus) {n} (personne|personnes)?
        - (nous (sommes|serons|serions|etions) (que|plus que|seulement|juste|plutot|finalement|en fait|au final)*|on (est|sera|serait) (que|plus que|seulement|juste|plutot|finalement|en fait|au final)*|on va etre|il y aura|famille de|groupe de|classe de|bande de|atelier de|promo de|
          table (de|pour)|equipe de|un total de|environ|une reunion de|reunion a) (environ|
          a peu pres)? {n} (personne|personnes|participant|participants)? (h|heure|heures|jour|jours|nuit|nuits|
          euro|euros|option|options|semaine|semaines|mois|minute|minutes|dizaine|douzaine|quinzaine|vingtaine|
          trentaine|centaine)
        - pour {n} (h|heure|heures|jour|jours|nuit|nuits|euro|euros|semaine|semaines|mois|minute|minutes|min|
          dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine)
        - pour (un|une)`,
      adults: say`{n} (adulte|adultes|(grande|grandes) (personne|personnes)|senior|seniors|retraite|retraites|retraitee|retraitees)`,
      children: say`
        {n} (enfant|enfants|bebe|bebes|petit|petits|ado|ados|adolescent|adolescents|gamin|gamins|fils|fille|
          filles|garcon|garcons|gosse|gosses)`,
      rooms: say`{n} (chambre|chambres|salle|salles|piece|pieces|double|doubles|simple|simples)`,
      points: say`{n} (point|points) (de fidelite)?`,
      groups: say`(pour|on est|on sera|nous sommes|nous serons)? {n} (equipes|groupes|tables|classes|familles|bandes|sous groupes) de {n} (personnes|pers|participants)?`,
      pairs: say`(on est|on sera|nous sommes|nous serons)? {n} couples`,
      extra: say`(et|avec|ajoutez|rajoutez)* {n} (personne|personnes|passager|passagers|adulte|adultes|invite|invites|participant|participants) (de plus|en plus|supplementaire|supplementaires)`,
      years: say`(il|elle|qui) a {n} ans / {n} ans / age de {n}`,
    },
    fixed: [
      {
        value: 10,
        unit: 'people',
        phrases: say`une? dizaine {heads}?`,
      },
      {
        value: 12,
        unit: 'people',
        phrases: say`- une? demi douzaine / une? douzaine {heads}?`,
      },
      {
        value: 6,
        unit: 'people',
        phrases: say`une? demi douzaine {heads}?`,
      },
      {
        value: 15,
        unit: 'people',
        phrases: say`une? quinzaine {heads} / (on (est|sera|serait|va etre|devrait etre)|nous (sommes|serons|serions|devrions etre)) (environ|a peu pres|peut etre|plutot|bien)* une? quinzaine`,
      },
      {
        value: 20,
        unit: 'people',
        phrases: say`une? vingtaine {heads}?`,
      },
      {
        value: 30,
        unit: 'people',
        phrases: say`une? trentaine {heads}?`,
      },
      {
        value: 1,
        unit: 'people',
        phrases: say`
          (juste|seulement|que|uniquement|rien que) pour? (moi|une personne|un|une)
          (je (suis|serai|viens|viendrai|voyage|pars)|tout) (tout|toute)? (seul|seule) {..1}
          <(moi|seul|seule|tout seul|toute seule|moi (seul|seule))>
          pour moi (seul|seule|tout seul|toute seule) / une seule? personne / en solo / (tout seul|toute seule)>`,
      },
      {
        value: 2,
        unit: 'people',
        phrases: say`
          une paire de (billets|places|sieges)
          (ma|mon|un|une) (femme|mari|epouse|epoux|compagne|compagnon|copine|copain|ami|amie|mere|pere|fils|
            fille|soeur|frere|collegue|conjoint|conjointe|associe|associee) et moi
          moi et (ma|mon|un|une) (femme|mari|epouse|epoux|compagne|compagnon|copine|copain|ami|amie|mere|pere|
            fils|fille|soeur|frere|collegue|conjoint|conjointe|associe|associee)
          (un|en|le) couple / (nous|tous les|a) deux
          avec (ma femme|mon mari|mon conjoint|ma conjointe|mon compagnon|ma compagne|mon copain|ma copine)
          moi et {somebody} / {somebody} et moi / - moi et {somebody} , (et|avec|plus)`,
      },
      {
        value: 3,
        unit: 'people',
        phrases: say`
          moi et mes (parents|grands-parents|jumeaux) / mes (parents|grands-parents|jumeaux) et moi
          avec mes (parents|grands-parents|jumeaux) / - mes (parents|grands-parents|jumeaux) et`,
      },
    ],
    party: {
      speaker: say`moi / (moi meme|moimeme)`,
      ours: say`nous {n} / (on est|nous sommes|on sera|nous serons) {n} (personnes)?`,
      theirs: say`
        avec? (ma|mon|notre) (femme|mari|epouse|epoux|compagne|compagnon|copine|copain|ami|amie|mere|pere|maman|
          papa|fils|fille|soeur|frere|collegue|conjoint|conjointe|enfant|bebe)
        (un|une) (ami|amie|copain|copine|pote|collegue|cousin|cousine|voisin|voisine) (a moi)? [et moi]`,
      theirsCounted: say`
        avec? (mes|nos|les) {n} (enfants|filles|fils|amis|amies|collegues|parents|petits|ados|bebes|gamins)
        avec {n} (autres)? (amis|amies|collegues|copains|copines|enfants|invites|clients) / - (famille|couple) avec {n}`,
      anothers: say`
        avec? (sa|son|leur) (femme|mari|epouse|epoux|compagne|compagnon|copine|copain|ami|amie|mere|pere|maman|papa|fils|fille|soeur|
          frere|collegue|conjoint|conjointe|enfant|bebe)`,
      pair: say`avec? (mes|nos|les|ses) (parents|grands parents|grands-parents|beaux parents|beaux-parents|jumeaux|jumelles)`,
      single: say`(un|une) (enfant|bebe|ado|adulte|petit|petite|gamin|gamine)`,
      couple: say`(un|en|le) couple`,
      sends: say`pour / (envoyer|envoie|envoyons|faire venir)`,
      goes: say`(veulent|voudraient|souhaitent|vont|doivent) (venir|aller|partir|voyager)`,
      joints: ['et', 'avec', 'plus', 'ainsi que'],
      adds: ['et', 'plus', 'ainsi que'],
    },
  },
  money: {
    currencies: [
      { code: 'EUR', words: say`(euro|euros) / eur / balles` },
      { code: 'USD', words: say`(dollar|dollars) americains? / usd` },
      { code: 'GBP', words: say`(livre|livres) sterling? / gbp` },
      { code: 'CNY', words: say`(yuan|yuans) / rmb / cny` },
      { code: 'KHR', words: say`(riel|riels) / khr` },
      { code: null, words: say`(franc|francs) suisses? / (peso|pesos)` },
    ],
    under: say`
      moins de / en dessous de / jusqu'a / pas plus de / au (plus|maximum) / un? maximum de? / max / maxi
      inferieur a / ne depasse pas / sous les? / grand maximum`,
    over: say`
      plus de / au dessus de / a partir de / au moins / au minimum / un? minimum de? / superieur a / des`,
    about: say`
      environ / autour de / aux alentours de / a peu pres / dans les / vers les? / approximativement / pres de
      quelque / genre`,
    between: say`entre {a} et {a} / de {a} a {a} / {a} (a|ou)? {a}`,
    whole: say`au total / en tout / total / tout compris / pour (tous|nous deux|tous les deux|toutes les deux|tout le monde|nous tous|(tout)? le groupe|l'ensemble) / un total de`,
    each: say`par personne / chacun / chacune / par tete`,
    budget: say`
      (mon|notre|le|un)* budget total? (est|de|serait|sera|est de|c'est)*
      (peux|pouvons|veux|voulons|compte|(pret|prets|prete|pretes) a|souhaite) (depenser|payer|mettre) / depenser
      j'ai jusqu'a`,
    vague: {
      low: say`
        pas (trop|tres|si)? (cher|chers|chere|cheres|couteux|couteuse)
        - (c'est|c|ce n'est|c'etait|ca n'est|ca reste|je trouve ca|je trouve pas ca|elle est|il est|elle n'est|il n'est) (vraiment|franchement|finalement|meme|quand meme|plutot)* pas (trop|tres|si|tellement|bien|vraiment)* (cher|chers|chere|cheres|couteux|couteuse)
        - (c'est|c|ca reste|je trouve ca|elle est|il est) (vraiment|franchement|plutot|assez|tres|quand meme)* (bon marche|economique|abordable)
        (si|tant que|du moment que|pourvu que|a condition que|que) (c'est|c|ce n'est|ca n'est|elle est|il est) pas (trop|tres|si)? (cher|chers|chere|cheres|couteux|couteuse)
        (bon marche|economique|abordable|pas cher|peu couteux|a bas prix|low cost)
        (petit|faible|serre|modeste|limite|leger) budget
        budget (serre|limite|modeste|reduit|faible|leger|petit) / le? moins cher possible
        pas beaucoup d'argent / bon (prix|plan)`,
      middle: say`
        (gamme|prix|budget) (moyenn|moyenne|modere|raisonnable|intermediaire)
        (modere|moderee|raisonnable|intermediaire) / ni? trop? cher ni trop? bon marche / milieu de gamme
        moyenne gamme`,
      high: say`
        de? (luxe|luxueux|luxueuse)
        (le prix importe (peu|pas)|le prixest pas un probleme|le prix n'est pas un probleme|
          le prixn'a pas d'importance|le prix pas importe (peu|pas)|le prix pasest pas un probleme|
          le prix pas n'est pas un probleme|le prix pasn'a pas d'importance|le prix n'est importe (peu|pas)|
          le prix n'estest pas un probleme|le prix n'est n'est pas un probleme|
          le prix n'estn'a pas d'importance|le prix n'est pas importe (peu|pas)|
          le prix n'est pasest pas un probleme|le prix n'est pas n'est pas un probleme|
          le prix n'est pasn'a pas d'importance|l'argent importe (peu|pas)|l'argentest pas un probleme|
          l'argent n'est pas un probleme|l'argentn'a pas d'importance|l'argent pas importe (peu|pas)|
          l'argent pasest pas un probleme|l'argent pas n'est pas un probleme|l'argent pasn'a pas d'importance|
          l'argent n'est importe (peu|pas)|l'argent n'estest pas un probleme|
          l'argent n'est n'est pas un probleme|l'argent n'estn'a pas d'importance|
          l'argent n'est pas importe (peu|pas)|l'argent n'est pasest pas un probleme|
          l'argent n'est pas n'est pas un probleme|l'argent n'est pasn'a pas d'importance|
          le budget importe (peu|pas)|le budgetest pas un probleme|le budget n'est pas un probleme|
          le budgetn'a pas d'importance|le budget pas importe (peu|pas)|le budget pasest pas un probleme|
          le budget pas n'est pas un probleme|le budget pasn'a pas d'importance|le budget n'est importe (peu|
          pas)|le budget n'estest pas un probleme|le budget n'est n'est pas un probleme|
          le budget n'estn'a pas d'importance|le budget n'est pas importe (peu|pas)|
          le budget n'est pasest pas un probleme|le budget n'est pas n'est pas un probleme|
          le budget n'est pasn'a pas d'importance)
        (peu importe|quel que soit) le? (prix|budget) / (sans|pas de) limite (de (prix|budget))? / haut de gamme
        premium / le (meilleur|top) du (meilleur|top) / cinq etoiles / gros budget`,
    },
  },
  names: {
    company: say`avec`,
    nobody: say`(ma|mon|mes|notre|nos|sa|son|un|une) (autre|petit|petite)? {relative}`,
    labels: say`(mon|le|notre)? (numero|telephone|portable|mobile|tel|whatsapp|mail|email) (de (telephone|portable|mobile))? (est|c'est)? le?`,
    behind: say`a l'appareil>`,
    introductions: say`
      je m'appelle / mon (nom|prenom) complet? (est|c'est)? / (le|au|sous le) nom (est|de|d')?
      c'est? au nom (de|d') / (mettez|reservez|notez) (le|la)? au nom de / (nom|prenom) (est|c'est)?
      on m'appelle / appelez moi / moi c'est / (il|elle) s'appelle / son (nom|prenom) (est|c'est) / de la part de`,
    weak: say`
      (au nom de|c'est pour|pour) (ma|mon) (mere|pere|maman|papa|fille|fils|femme|mari|soeur|frere|ami|amie|
        collegue|copine|copain|conjoint|conjointe|patron|patrone|patronn|patronne) (qui s'appelle)?
      je suis / c'est / ici / <pour / ce sera pour`,
    beneficiary: say`pour`,
    self: say`
      je suis / - je suis (vraiment|tellement|sincerement|si|tres|bien|trop)* (pret|prete|presse|pressee|malade|nouveau|nouvelle|libre|dispo|disponible|desole|desolee|navre|navree|
        en|dans|la|ici|la-bas|sur|au|a|allergique|enceinte|vegan|vegane|vegetarien|vegetarienne|interesse|interessee|client|
        cliente|membre|adherent|adherente|etudiant|etudiante|retraite|retraitee|prof|professeur|artiste|musicien|musicienne|
        photographe|freelance|independant|independante|seul|seule|fatigue|fatiguee|content|contente|contre|pour|perdu|perdue|
        sur|sure|certain|certaine|ok|okay|partant|partante|preneur|preneuse|occupe|occupee|absent|absente|present|presente|
        flexible|nul|nulle|bete|deja|encore|toujours|bien|mal|tres|trop|un|une|le|la|parisien|parisienne|francais|francaise|
        anglais|anglaise|etranger|etrangere|handicape|handicapee|sourd|sourde|aveugle|curieux|curieuse|heureux|heureuse|triste|
        mineur|mineure|majeur|majeure|parti|partie|arrive|arrivee|rentre|rentree|coince|coincee|bloque|bloquee|grand|grande|petit|
        petite|organisateur|organisatrice|responsable|directeur|directrice|gerant|gerante|benevole|premier|premiere)`,
  },
  roles: {
    from: {
      before: say`
        (de|d'|du|depuis|des) (la ville de)?
        (pars|partons|partir|partirai|partirons|depart|decolle|decoller|vol|vols|voyage|part|partant) {..1} (de|
          d'|du|depuis)
        (depart|origine) (est|sera|a|de|depuis)* / (habite|suis|sommes|vis) (a|au|en|sur) / ville de depart est*`,
      after: say`comme (depart|origine)`,
    },
    to: {
      before: say`
        (a|au|aux|vers|pour|jusqu'a|en) (la ville de)?
        (aller|vais|allons|va|voyager|voyage|partir|pars|vol|vols|voler|arriver|arrive|rendre|billet|
          billets) (a|au|vers|pour|en|jusqu'a)
        (destination|arrivee) (est|sera|a|de)* / a destination de / visiter / direction`,
      after: say`comme destination / c'est (la que|la ou|ou) (je vais|nous allons|on va)`,
    },
    between: say`a / au / vers / jusqu'a`,
    hedges: say`genre / peut-etre / disons / euh / par exemple / pardon`,
  },
  languages: {
    speaks: words`parlez parles parle parler`,
    names: {
      en: say`anglais`,
      es: say`espagnol`,
      fr: say`francais`,
      zh: say`chinois / mandarin`,
      km: say`khmer / cambodgien`,
    },
    others: say`
      allemand / italien / portugais / russe / arabe / japonais / coreen / neerlandais / polonais / turc
      breton / basque / catalan / ukrainien / roumain`,
    wishes: say`
      (en|l') {l} (s'il (vous|te) plait|svp|plutot)?
      (parlez|parles|parler|parlons|parle|ecrivez|ecrire|ecris|repondez|reponds|repondre|continuer|continuons|
        continuez|passer|passons|passez) (vous|tu|en|a l'|l'|moi|nous)* (vous|tu)? {l}
      {l} (s'il (vous|te) plait|svp) / <{l}> / (changer|changez|change) (de langue)? (pour|en)* l'? {l}
      je prefere (l'|le|parler|en)* {l}`,
  },
  cues,
  said,
  ordinary: [
    'Bonjour, puis-je venir le vendredi 6 mars à 15 h ?',
    'Oui, la deuxième, pour deux personnes',
    'Non merci',
  ],
};
