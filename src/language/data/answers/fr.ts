import type { AnswerWords } from '../language-data.ts';
import { say } from '../say.ts';

export const answers: AnswerWords = {
  yes: say`
    <(oui|ouais|ouaip|ouep|yep|mouais|ui|voui|si si|si>|yes)
    <(oui|ouais|ouaip|yep|ui|voui|yes|ok|okay|d'accord|dac)+ c' est? (bon|parfait|ok|d'accord|nickel|top|super|note|tout bon)>
    <(ok|okay|okey|dac|dacc|daccord|d'accord|entendu|c' est? (entendu|d'accord|bon|parfait|ca|note|correct|
      exact|cela|nickel|super|juste|tout bon)|exact|exactement|tout a fait|absolument|certainement|
      effectivement|evidemment|bien sur|bien entendu|volontiers|avec grand? plaisir|affirmatif|assurement|
      carrement|grave|parfaitement|vendu|adjuge|ca roule|ca joue|ca va>|banco|go)
    d'accord (avec (ca|cela))? / <tres? {good} / je (voulais|veux) dire (que)? (oui|ok|d'accord)
    c'est (bien)? (celle|celui|ceux) (la|ci)? (qu'il (me|nous) (faut|faudrait|fallait)|(que|qu') (je|on|nous) (veux|veut|voulons|cherche|cherchons|prends|prend))
    (je|on) (veux|veut|prends|prend|choisis|prendrai) (celle|celui) (la|ci)>
    (ca|cela|ce creneau|cette heure|cet horaire|tout (ca|cela)?|c|cette date|celui ci|celle ci) (me|nous|
      m')? {suits} (tres|parfaitement|super|tout a fait|bien)* {good}?
    (me|nous|m') {suits} ((tres|parfaitement|super)? bien)? / <{suits} pour moi
    {that} (est|sera|serait|semble|parait|a l'air) {very}* {good}
    (je|j'|nous|on) (le|la|l'|vous)? (confirme|confirmons|accepte|acceptons|valide|validons|prends|prenons|
      prend|suis d'accord|veux bien|suis (partant|partante)|suis preneur|suis ok|sommes d'accord|
      voudrais bien|approuve) (ca|cela|celle la|celui la)?
    <(confirme|confirmez|valide|validez|reserve|reservez|reserver|prenez|faites|allez y|allezy|vas y|vasy|
      allons y|allonsy|on y va|on fait (ca|comme ca)|faisons (ca|comme ca)|continuez|procedez|poursuivez) (le|
      la|moi|ca|moi ca)*>
    <(reserve|reservez|reserver|confirme|confirmez|confirmer|valide|validez|valider) (svp|stp|s'il (vous|
      te) plait|merci)+>
    <(svp|stp) (reserve|reservez|reserver|confirme|confirmez|confirmer|valide|validez|valider)>
    <(allez|aller) (go|ok|va)> / <(allez y|allezy|vas y|vasy|allons y|allonsy)
    (vous pouvez|tu peux) (confirmer|reserver|valider|y aller|continuer)
    (va|allez) pour (ca|celui|celle|celle la|celui la) (la|ci)?
    (pas de|aucun|sans) (probleme|souci|soucis) (pour (ca|moi))? / pourquoi pas / y a pas de (souci|probleme)
    {that}? (est|es|sera|serait)? pas (si|trop|du tout)? mal (du tout)?
    je suis (partant|partante|preneur|preneuse|d'accord|ok|pour) / comptez sur moi
    c'est? (exactement|bien)? ce que je (veux|voulais|souhaite|cherche|cherchais|demandais) / j'adore
    (c'est|marche) conclu / marche conclu / ainsi soit il / je n'y vois pas d'inconvenient / 👍 / 👌 / ✅ / ✔
    🆗 / 💯 / 🙌 / <confirme> / - <tres? {good} (a vous|matin|apres|dimanche|journee|soiree|jour|soir)
    - (ca|cela|ce creneau|cette heure|cet horaire|tout (ca|cela)?|c|cette date|celui ci|celle ci) (me|nous|
      m')? {suits} (tres|parfaitement|super|tout a fait|bien)* {good}? (pas|mal|mieux)
    - (me|nous|m') {suits} ((tres|parfaitement|super)? bien)? (pas|mal|mieux)
    - {that} (est|sera|serait|semble|parait|a l'air) {very}* {good} pas
    - (je|j'|nous|on) (le|la|l'|vous)? (confirme|confirmons|accepte|acceptons|valide|validons|prends|prenons|
      prend|suis d'accord|veux bien|suis (partant|partante)|suis preneur|suis ok|sommes d'accord|
      voudrais bien|approuve) pas
    - (vous pouvez|tu peux) (confirmer|reserver|valider|y aller|continuer) pas`,
  no: say`
    - <(non|nan) (non)? (c'est|c) {very}* (parfait|super|nickel|genial|top|exact|correct|juste|impeccable)
    - <(non|nan) (non|nan) (c'est|c) {very}* {good}
    (je|j'|on|nous) (prefere|preferons|prefererais|prefererions|prefererait|(aime|aimerais) (mieux|
      autant)) (ne|autant)? pas (le faire|reserver|venir)?
    <(non|nan|nope|nenni|no)
    (mon|ma|mes|notre|nos) {..1} (me)? (dit|disent|a dit|ont dit|dira|repond) (que)? non> / (mon|ma|mes|notre|nos) {..1} (ne|n'|n)? (veut|veulent|est|sont) (pas|plus) (d'accord|chaud|chaude|chauds|convaincu|convaincue|ok)?>
    <(jamais|negatif|surtout pas|absolument pas|pas du tout|pas vraiment|certainement pas|bien sur que non|
      aucunement|hors de question|faux|incorrect|que nenni|en aucun cas|tant pis|(laisse|laissez) tomber)
    non (merci|c'est (bon|tout|gentil)|ca (ira|va)|ca va aller) merci? / merci mais non merci?
    (je (crois|pense|dirais)|bien sur) que non
    (je|j'|nous|on) (ne|n'|n)? (le|la|les|l'|me|en|y|vous)* (veux|voulons|veut|voudrais|souhaite|desire|ai|
      avons|peux|pouvons|peut|pourrai|accepte|confirme|aime|compte|suis|sommes|prends|prefere|valide|pense|
      crois) (plus|pas) (besoin|envie|interesse|interessee|d'accord|disponible|libre|de (ca|reserver)|y aller|
      venir|ca|cela|le faire|reserver|faire ca)*
    (ca|cela|c|ce|ce creneau|cette heure|cet horaire|cette date) (ne|n'|n)? (me|m'|nous)? ({suits}|est|sera|
      fait) (vraiment|du tout)? (pas|plus) (du tout|bien|{good}|possible|necessaire|ce que je (veux|voulais)|
      la peine|utile|pour moi)*
    (ne|n') (me|m')? {suits} pas (du tout)?
    {that}? (ne|n'|n)? (me|m')? (est|es|sera|serait|semble|parait|fait)? pas {degree}* ({good}|terrible|ouf|fou|folichon|
      pratique|commode|evident|gagne) (pour (moi|nous))?
    <(bof|bof bof|mouais bof|moyen|moyen moyen|bof pas {..2})> / (evidemment|clairement|naturellement|je crains) que non
    c' (es|est) (faux|trop (tard|tot|cher|loin)|non|pas (ca|bon|la peine|possible|necessaire|ce que))
    (inutile|sans facon|pas la peine|pas (necessaire|besoin|interesse|interessee|d'accord|question|possible|
      pour moi|celui la|celle la)) ((de|d') {word})?
    ne (reservez|faites|confirmez|validez) (rien|pas) (ca|cela|maintenant)?
    (juste|seulement) (une (question|information)|des informations|me renseigner|regarder)
    (ca|c' (es|est)) (me va|marche|va|bon) (pas|mal) / 👎 / ❌ / 🚫 / 🙅
    - (c'|{that})? (ne|n'|n)? (est|es|etait|c|trouve ca|trouve) (vraiment|franchement|finalement|meme|quand meme|plutot)* pas (trop|tres|si|tellement|bien|vraiment)* (cher|chere|loin|long) / - <pas (trop|tres|si) (cher|chere|loin|long)
    - <(non|nan|nope|nenni|no) (stop|seulement) / - tant pis , (ok|oui|d'accord|bon|alors|allez|va pour)
    - (je|j'|nous|on) (ne|n'|n)? (le|la|les|l'|me|en|y|vous)* (veux|voulons|veut|voudrais|souhaite|desire|ai|
      avons|peux|pouvons|peut|pourrai|accepte|confirme|aime|compte|suis|sommes|prends|prefere|valide|pense|
      crois) (plus|pas) (besoin|envie|interesse|interessee|d'accord|disponible|libre|de (ca|reserver)|y aller|
      venir|ca|cela|le faire|reserver|faire ca)* (sur|sure|certain|certaine|encore|maintenant|annuler|quoi|
      comment|si|decide|decidee)`,
  not_yet: say`
    (la|le|les|l'|moi|nous|me) (garder|garde|gardez|gardes|bloquer|bloquez|mettre de cote) (pour (moi|nous))? (jusqu'a|jusqu'au|jusque|le temps)
    (gardez|garde|bloquez|bloque) (la|le|les|moi|nous|ca)+ (de cote)? (jusqu'a|jusqu'au|jusque|le temps)
    - (la|le|les|l'|moi|nous|me) (garder|garde|gardez|gardes|bloquer|bloquez) (pour (moi|nous))? (jusqu'a|jusque) ({hours_told}|{d} (h|heures))
    - (gardez|garde|bloquez|bloque) (la|le|les|moi|nous|ca)+ (jusqu'a|jusque) ({hours_told}|{d} (h|heures))
    (ne|n')? (la|le|l'|les)? (reservez|reserve|confirmez|confirme|faites|fais|payez|paie) (rien|pas) (encore|tout de suite|pour l'instant|pour le moment|maintenant)
    (je|on|nous) (vais|va|vas)? (laisse|laisser|laissons|passe|passer|passons) (tomber|mon tour)? pour? (aujourd'hui|cette (fois|semaine)|ce (coup|mois) ci?)
    (je|on|nous) (reviens|reviendrai|revient|reviendra|reviendrons) (plus tard|bientot|dessus|vite|
      tout de suite|sous peu)*>
    (je|on|nous) (vais|va|allons|dois|doit)? (demande|demander|demandons|voir avec|vois avec|en parle|en parler) (d'abord|avant|
      a|avec)* (mon|ma|mes|notre|nos) {..2}
    <(je|on) (verifie|regarde|checke|demande|vois) (ca|cela|mon (agenda|planning)|avec {word} {..1}|
      et je (reviens|vous dis|te dis))*>
    <(une|deux|2|5|cinq) (seconde|secondes|sec|secs|minute|minutes|min)> / <(je reviens|bouge pas|bougez pas)>
    pas {now} (pret|prete|decide|decidee)? / {now} (non|pas) merci?
    (je|j'|nous|on) (ne|n'|n)? {word} pas {..4} {now} / oui? mais (pas {now}|plus tard)
    (peut etre|peutetre|eventuellement|probablement|sans doute) (plus tard|une autre fois|un autre jour|
      une prochaine fois|apres|bientot|dans un (moment|second temps)|un jour)+
    <(plus tard|apres) (s'il vous plait|svp|s'il te plait|stp|merci|plutot)*> / <(une autre fois|la prochaine fois|une prochaine fois|apres|tout a l'heure|ulterieurement|
      bientot)>
    (je|nous|on) (vais|dois|voudrais|veux|prefere|aimerais|devons|allons|peux|vous|te|t'|
      il faut que je)* y? (reflechir|reflechis|reflechirai|verrai|voir avec|demander a|consulter|verifier|
      en parler|rappelle|rappellerai|rappeler|recontacte|recontacterai|recontacter|redis|redirai|redire|
      reviens vers|reviendrai vers|attendre|attends|tiens au courant|tiendrai au courant|decider) (plus tard|
      d'abord|avec|vous|mon|ma|mes|a|au|encore|un peu|{word})*
    (est ce que)? (je|on) (peux|peut|pourrais|pourrait) y? (reflechir|penser|en parler|en discuter|y reflechir|y penser) (un peu|d'abord|avant|un moment)*>
    (puis je|pouvons nous|peut on) (y|en)? (reflechir|penser|parler|discuter) (un peu|d'abord|avant|un moment)*>
    j'y (reflechis|reflechirai|pense|penserai)
    (laisse moi|laissemoi|laissez moi|laissezmoi) (reflechir|y reflechir|voir|verifier|consulter|le temps|
      demander|en parler|en discuter|un (instant|moment)) {..3}
    (donne|donnez|laisse|laissez) moi (juste|encore)* (une petite heure|une demi heure|quelques (minutes|heures)|une minute|{n} minutes)
    (attendez|attends|patientez|un instant|un moment|une (seconde|minute)|deux minutes|minute)>
    (je|on|nous) (le|la|l'|les)? (ferai|reserverai|reserverons|verrons|prendrai|fera|deciderai|verra|ferons|
      verrai) (ca|cela)? (plus tard|apres|une autre fois|demain|un autre jour|moi meme|moimeme|ensuite)?
    (je|nous|on) ne? (suis|sommes|est) pas? pas? encore? (pret|prets|prete|pretes|decide|decides|decidee|
      decidees) [encore|pour|a|>]
    (pas|plus) (tout de suite|pour l'instant|pour le moment|encore) / (ca|cela) peut attendre / rien ne presse
    pas si vite`,
};
