import { say } from '../say.ts';
import type { Questions } from './questions.ts';

/** "Ou" is also "or": it asks where only at the end or the beginning of a clause. */
export const fr: Questions = {
  asks: {
    'opening-hours': say`
      (etes-vous|etes vous|vous etes|serez-vous|vous serez|c'est|ca sera|ce sera) (encore|toujours)? (ouvert|ouverts|ouverte|ferme|fermes|fermee) / (ouvrez-vous|vous ouvrez|fermez-vous|vous fermez|ca ouvre|ca ferme) (a quelle heure|jusqu'a quelle heure|quand)?
      (ouvert|ouverts) (le|a|les|jusqu'a) / horaires d'ouverture / (vos|les|quels) horaires / (vous travaillez|travaillez-vous) (le|les)
      (a|jusqu'a|des) quelle heure (vous (ouvrez|fermez|etes ouverts)|ouvrez-vous|fermez-vous|etes-vous ouverts|ca (ouvre|ferme)|c'est ouvert) / (quels|quel) jours? (vous ouvrez|vous etes ouverts|etes-vous ouverts|ouvrez-vous)
      (jusqu'a quand|jusqu'a quelle heure)>
      (on|je) (peut|peux|pourrait) (arriver|venir|entrer) (a partir de|des) quelle heure / (a partir de|des) quelle heure (on|je) (peut|peux) (arriver|venir|entrer) / (y a|il y a|y'a|ya|y a-t-il) (toujours|encore)? (quelqu'un|du monde) (a|pour|au)? (l'accueil|la reception|sur place|nous accueillir)? (a|le|les|entre|pendant|apres|avant)? (midi|soir|dimanche|week-end|weekend|dejeuner|l'heure du dejeuner|samedi|{n} h) / (vous etes la|etes-vous la|vous serez la) (a|le|les|entre|pendant) (midi|soir|dimanche|week-end|weekend|dejeuner|l'heure du dejeuner|samedi)`,
    address: say`
      (vous etes|vous etes situes|c'est|c|ca se trouve|ca se situe|vous vous trouvez|on vous trouve|je vous trouve|vos bureaux sont|vos locaux sont) ou (exactement|precisement|situes|situe|au juste)?>
      <ou (est-ce que)? (vous etes|etes-vous|vous trouvez-vous|ca se trouve|se trouve|on vous trouve|vous trouver|c'est) (exactement|precisement|situes|situe)?>
      (quelle est|c'est quoi|m'envoyer|me donner|me passer|me redonner|envoyez-moi|donnez-moi|envoie-moi|j'aurais besoin de|il me faut) (l'adresse|votre adresse|l'adresse exacte|votre adresse exacte) / code postal
      comment (on vient|je viens|on fait pour venir|venir chez vous|on y va|on vous rejoint|vous rejoindre|vous trouver|on arrive|j'y vais) / (c'est|vous etes) (a|pres de)? (quelle|quel) (station|arret|metro|ligne) (de metro|de bus)?
      (vous etes|c'est|vous vous trouvez|etes-vous) (dans|a)? (quel quartier|quelle rue|quel arrondissement|quel coin) / (vous etes|c'est) (pres|loin|proche) (de|du|des) / (l'adresse|votre adresse) (deja|c'est quoi) / (je|on|nous) (dois|doit|devons|vais|va) (aller|se rendre|me rendre|venir) ou (exactement|en arrivant|precisement|le jour j)?> / <ou (est-ce que)? (je|on|dois-je|doit-on|faut-il|il faut)? (dois|doit|faut)? (aller|se rendre|me rendre|venir)>`,
    parking: say`
      (on|je|nous) (peut|peux|pouvons|pourrait|pourrais) (se|me|nous)? (garer|stationner) / (peut-on|puis-je) (se|me)? (garer|stationner)
      (laisser|garer|poser|mettre) (ma|la|notre|une|sa) voiture
      (y a|il y a|y'a|ya|vous avez|avez-vous|y a-t-il) (un|du|de la|des|de)? (parking|stationnement|place pour (une|la|ma|notre) voiture|places de parking|place de parking|garage|places pour les voitures)`,
    payment: say`
      (vous prenez|vous acceptez|prenez-vous|acceptez-vous|tu prends) (la|les|le|l')? {means}
      (je|on|nous) (peux|peut|pourrais|pourrait|pouvons) (payer|regler) (par|en|avec) (la|une|ma)? {means} / (peut-on|puis-je) (payer|regler) (par|en|avec) {means}
      (on|je) (regle|paie|paye|vous regle|vous paie) comment / comment (on|je) (regle|paie|paye|peux payer|peut payer) / comment (payer|regler|se fait le paiement|ca se paie) / (quels|quel) (moyens|moyen|modes|mode) de paiement
      (le)? (paiement|reglement) (se fait|est|c'est|a lieu|se passe|doit se faire) (sur place|en ligne|comment|quand|avant|apres|la-bas|d'avance|obligatoirement)+ / (on|je|nous) (paie|paye|payons|regle|reglons|doit payer|dois payer|peut payer|peux payer) (sur place|la-bas|avant|apres|d'avance|en arrivant|en ligne|quand|tout de suite|en partant) / (uniquement|seulement|que) (en|par|la)? {means} {?} / (en|par) {means} (uniquement|seulement) {?}`,
    access: say`
      <pmr> / acces (pmr|handicape|handicapes) / (accessible|adapte|ok|possible|praticable) (pour|en|aux|avec)? (un|une|les|personnes)? (fauteuil roulant|fauteuils roulants|pmr|handicapes|personnes a mobilite reduite|poussette|fauteuil)
      (y a|il y a|ya|y'a|vous avez|avez-vous|y a-t-il) (un|des|une)? (ascenseur|rampe|marches|escalier|escaliers)`,
    pets: say`
      (les)? {pet} (sont|sont-ils|c'est)? (acceptes|admis|autorises|ok|bienvenus|possible) / (vous acceptez|acceptez-vous|vous prenez|vous autorisez) (les)? {pet}
      (je peux|on peut|puis-je|peut-on) (venir|amener|emmener|prendre) (avec)? (mon|le|un|notre|ma|mes)? {pet}`,
    children: say`
      (les)? enfants (sont|sont-ils|c'est)? (acceptes|admis|autorises|ok|bienvenus|possible) / (vous acceptez|acceptez-vous|vous prenez) les enfants
      (je peux|on peut|puis-je|peut-on) (venir|amener|emmener) (avec)? (mon|ma|mes|les|nos|un|des) (enfant|enfants|fils|fille|bebe|petit|petite|petits)`,
    wifi: say`
      (y a|il y a|ya|y'a|vous avez|avez-vous|y a-t-il) (le|la|du|un|une|de l')? (wifi|wi-fi|internet|reseau|connexion|fibre)
      (le|la|votre)? (reseau|wifi|wi-fi|connexion|internet) (est|marche|passe|capte|est-il|est-elle) (bon|bonne|bien|correct|correcte|rapide) / code (du|de la|de)? (wifi|wi-fi)`,
    prices: say`
      combien (ca|cela|c'|me|nous|vous|va|vont)* (coute|coutent|coutait|couterait|coutera|couter|fait|ferait|faisait|fera|revient|etait|est|serait|sera) / combien (pour|le|la|les|l'|par|de l'heure|en tout|au total|la journee|un|une) / combien>
      (ca|cela|c'|c|ce) (va|vont)? (me|nous)? (coute|coutera|couterait|couter|fait|ferait|faisait|est|etait|serait|sera|revient|reviendrait|monte|s'eleve)? a? combien / on arrive a combien / a combien (ca|cela|c'est|on|vous|est) / (vous|tu) (prenez|facturez|demandez|prends|faites payer) combien
      (je|on) (vous|te) (dois|doit) combien / combien (je|on|vous|te|nous|dois|doit|devons)* (dois|doit|devons|payer|paye|paie|regle|coute|facturez|prenez|demandez) / qu'est-ce que (je|on) (vous|te) (dois|doit) / (dois|doit|faut) payer combien
      (quel|quels|quelle|quelles) (est|etait|serait|sont) (le|les|vos|votre|la|leur|leurs)? (prix|tarif|tarifs|cout) / (c'est|c|ce sera) quoi (le|les|vos) (prix|tarif|tarifs) / (prix|tarif|tarifs) (par|de|du|des|d'|pour|horaire) / <(le|les|vos|votre)? (tarifs|prix|tarif|grille tarifaire)> / (vos|les) (tarifs|prix) / c'est payant / (c'est|c|ce serait) (a)? quel (prix|tarif) / a quel (prix|tarif) / (c'est|est-ce) (cher|tres cher|trop cher) {..4} {?}
      (ca|cela|c'est|est-ce) (coute|couterait|revient|est)? (le)? (meme prix|plus cher|moins cher) (si|pour|avec|quand) {..6}
      - combien (de temps|d'heures|de personnes|de places|de jours|de minutes|on est|nous sommes) / - on (est|sera|serait|peut etre) combien`,
    phone: say`
      (votre|ton|leur) (numero|telephone|tel|mail|email|e-mail|portable|fixe) (de telephone|de tel)? / (quel est|c'est quoi|auriez-vous|avez-vous|vous auriez|vous avez|donnez-moi|me donner|il y a|y a|je peux avoir) (le|un|votre)? (numero|telephone|numero de telephone) (de telephone|a me donner|ou vous joindre|pour vous joindre|pour appeler|a appeler)? / le numero de telephone {?}
      comment (je|on|puis-je|peut-on|je peux|on peut)* vous (joindre|contacter|appeler|joint|contacte|appelle) / (un|quel|a quel) numero (pour|ou) vous (appeler|joindre|contacter) / (je|on|vous|peux|peut|puis-je|peut-on)* (vous)? (appeler|joindre) (ou|a quel numero|sur quel numero)> / a quel numero`,
    reminders: say`
      (envoyez|envoyez-vous|recevrai|recevoir|avoir|aurai|avez|aura|recoit|recois|y a|faites) (vous|je|on|m'|nous|un|des|le|petit|de)* (rappel|rappels) / (vous|tu)? (me|m'|nous) (le)? (rappeler|rappelez|rappelle|previendrez|prevenir|prevenez|previens|avertissez) (un peu|la veille|avant|par sms|par message|quelques heures)
      (m'|nous|me)? (envoyez|envoyez-vous|envoie|enverrez|ecrivez|mettez|envoyer|recois|recoit) (un|une|moi|nous|on|petit|petite)* (message|sms|mail|texto|mot|notification|confirmation)? (la veille|avant|le jour d'avant|un jour avant|un peu avant|pour (me|nous) (le)? rappeler)`,
    duration: say`
      (ca|cela|c'|il|elle)? (dure|durer|durent|prend|prendra|prendre|durera|met) combien de temps / combien de temps (ca|cela|c'|il|elle|va|vont|est-ce que|faut-il|il faut|on en a|on|y)* (dure|durer|durent|prend|prendre|prendra|durera|dure-t-il|prevoir|compter|faut|reste) / (ca|cela) dure (longtemps|combien)`,
    staff: say`(qui|c'est qui qui|avec qui) (est-ce qui|va|vont|s'|nous|me|m')* (occupe|s'occupe|accueille|accueillir|fait|faire|occuper|recoit|recevoir) (de (moi|nous|ca))?`,
    late: say`
      (et)? si (je|j'|on|nous|quelqu'un|jamais on|jamais je) (suis|arrive|arrivons|sommes|est|ai|a|avons|viens|vient|avait|etait|arrivait|arrivais) {..5} (retard|en retard|tard|a la bourre) / (c'est grave|ca pose (un)? probleme|c'est (un)? probleme|ca va|c'est pas grave|est-ce grave|ca gene|ca derange) (si|d') {..6} (retard|en retard|tard)
      (on|je|nous) (peut|peux|pourra|pourrait) (arriver|venir) {..4} (retard|en retard|tard|plus tard que prevu) / (vous attendez|attendez-vous|vous nous attendez|vous gardez) {..6} (retard|en retard|tard) / en cas de retard`,
    'what-to-bring': say`
      (il)? (faut|faut-il|faudra|dois-je|doit-on|je dois|on doit|nous devons|est-ce qu'il faut|est-ce que je dois|faut il) (apporter|amener|ramener|emporter|prendre|prevoir|venir avec) (quelque chose|un|une|des|mon|notre|nos|mes|son|le|la|du|de quoi|notre propre) / (qu'est-ce qu'|que|quoi|qu'est-ce que) (il)? (faut|faut-il|dois-je|doit-on|je dois|on doit|on) (apporter|amener|ramener|emporter|prendre|prevoir|apporte|amene|ramene)
      (je|on) (dois|doit|apporte|amene|ramene|prends|prend) (apporter|amener|ramener|emporter|prendre|prevoir)? quoi / (il)? faut (apporter|amener|ramener|prevoir) quoi / (j'ai|on a|y a|il y a|nous avons) besoin (d'|de) (apporter|amener|ramener|emporter|prendre|prevoir) / (quelque chose|des choses|affaires|materiel) (a|qu'il faut) (apporter|amener|prevoir|emporter)`,
    discounts: say`
      (vous faites|faites-vous|vous avez|avez-vous|y a|il y a|y'a|ya|y a-t-il|vous proposez|proposez-vous|on a|on peut avoir|je peux avoir|vous accordez) (un|une|des|de|pas|d'|petite|petit|le|les)* (reduction|reductions|remise|remises|promo|promos|promotion|promotions|code promo|offre|offres|rabais|ristourne|tarif reduit|tarifs reduits|tarif special|tarif de groupe|prix special|geste)
      (vous faites|faites-vous|vous nous faites|vous me faites|vous auriez) un prix / (un|des) (petit|petits|bon|meilleur) (tarif|tarifs|prix) / (reduction|reductions|remise|tarif|tarifs|prix) (pour|aux)? (les|une|des|un)? (asso|association|etudiante|etudiant|etudiants|asso|associations|groupe|groupes|chomeurs|jeunes|abonnes|seniors) / (c'est|ce serait|ca fait|ca revient|est-ce) moins cher (si|pour|quand|a partir) / si (on|je) {..5} (c'est|ce serait|ca fait|ca revient) moins cher`,
    'child-prices': say`
      (les|mes|nos|mon|ma|le|la|un|une|des)? {kid} (paie|paient|payent|paye|payer|comptent|compte|coutent) (moins|pareil|plein tarif|aussi|tout|la meme chose|combien|le prix)? / {kid} (gratuit|gratuits|demi-tarif|a moitie prix|moitie prix) / (tarif|tarifs|prix|reduction|reductions) (pour|pour les)? ({kid}|les {kid})
      (c'est|est-ce|ce serait) (moins cher|gratuit|pareil|le meme prix|plein tarif) (pour|avec) (les|mes|nos|mon|ma|un|une|des)? {kid}`,
    terms: say`
      combien de temps (avant|a l'avance)? (il|faut-il|faut|dois-je|doit-on|je dois|on doit|on peut|peut-on|puis-je)* (prevenir|annuler|vous prevenir|vous dire|avertir) / (il)? (faut|faut-il|dois-je|on doit|je dois) (vous)? (prevenir|annuler|avertir|le dire) (combien de temps|quand|jusqu'a quand) (avant|a l'avance)? / (quel|quels|quelle) (preavis|delai|delais) (pour|d'annulation|de|avant)? / jusqu'a quand (on|je|peut-on|puis-je|peut|peux)* (annuler|changer d'avis)
      (c'est|est-ce|ce serait|est-ce que c'est) (non|pas)? (remboursable|rembourse) / (vous remboursez|remboursez-vous|vous nous remboursez|vous me remboursez|serai-je rembourse|je suis rembourse|on est rembourses|je serai rembourse|on sera rembourses|peut-on etre rembourse|je peux etre rembourse|on peut etre rembourse|on peut se faire rembourser|je peux me faire rembourser)
      (on|je|nous|vous|puis-je|peut-on|je peux|on peut)* (recupere|recuperer|recupererait|recuperera|rendez|rendre|perd|perds|perdre|perdons|reprendre) (notre|mon|l'|tout|le|nos|mes|la|les)* (argent|acompte|sous|mise|paiement|tout)
      vous (gardez|gardiez|encaissez|conservez) (l'|mon|notre|tout|tout l')* (argent|acompte|paiement|tout) / (annuler|annulation|j'annule|on annule) {..2} (coute|couterait|couteront|est payant|est facture|c'est payant|combien) / (j'ai|on a|ai-je|a-t-on) le droit d'annuler / (conditions|frais|politique|modalites|delai|delais) (d'annulation|de remboursement|pour annuler|si (on|j') annule) / si (on|j'|je|nous|jamais on|jamais je) (annule|annulons|ne vient pas|ne viens pas|vient pas|vient plus|ne vient plus|viens plus|peut plus venir|ne peut pas venir) {..2} (vous remboursez|on paie|on paye|je paie|je paye|on doit payer|il faut payer|c'est facture|c'est du|vous facturez|on perd|je perds|c'est rembourse)
      - (quand|ou) {..5} (rembourse|remboursement|remboursee)`,
  },
  subjects: {
    parking: say`garer / gare> / parking / voiture / stationner / stationnement`,
    payment: say`payer / paiement / regler / reglement / {means}`,
    access: say`fauteuil / fauteuil roulant / bequilles / escalier / escaliers / marches / ascenseur / rampe / pmr / handicape`,
    pets: say`{pet}`,
    children: say`enfant / enfants / bebe / poussette`,
    wifi: say`wifi / wi-fi / internet / reseau`,
    prices: say`prix / tarif / tarifs / cout`,
    reminders: say`rappel / rappels`,
    discounts: say`reduction / reductions / remise / promo / rabais`,
    terms: say`remboursement / remboursable / rembourse / annulation / - (mon|le|notre) remboursement / - (mon|l'|cette|notre) annulation`,
  },
};
