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
      (on|je) (peut|peux|pourrait) (arriver|venir|entrer) (a partir de|des) quelle heure / (a partir de|des) quelle heure (on|je) (peut|peux) (arriver|venir|entrer)`,
    address: say`
      (vous etes|vous etes situes|c'est|c|ca se trouve|ca se situe|vous vous trouvez|on vous trouve|je vous trouve|vos bureaux sont|vos locaux sont) ou (exactement|precisement|situes|situe|au juste)?>
      <ou (est-ce que)? (vous etes|etes-vous|vous trouvez-vous|ca se trouve|se trouve|on vous trouve|vous trouver|c'est) (exactement|precisement|situes|situe)?>
      (quelle est|c'est quoi|m'envoyer|me donner|me passer|me redonner|envoyez-moi|donnez-moi|envoie-moi|j'aurais besoin de|il me faut) (l'adresse|votre adresse|l'adresse exacte|votre adresse exacte) / code postal
      comment (on vient|je viens|on fait pour venir|venir chez vous|on y va|on vous rejoint|vous rejoindre|vous trouver|on arrive|j'y vais) / (c'est|vous etes) (a|pres de)? (quelle|quel) (station|arret|metro|ligne) (de metro|de bus)?
      (vous etes|c'est|vous vous trouvez|etes-vous) (dans|a)? (quel quartier|quelle rue|quel arrondissement|quel coin) / (vous etes|c'est) (pres|loin|proche) (de|du|des) / (l'adresse|votre adresse) (deja|c'est quoi)`,
    parking: say`
      (on|je|nous) (peut|peux|pouvons|pourrait|pourrais) (se|me|nous)? (garer|stationner) / (peut-on|puis-je) (se|me)? (garer|stationner)
      (laisser|garer|poser|mettre) (ma|la|notre|une|sa) voiture
      (y a|il y a|y'a|ya|vous avez|avez-vous|y a-t-il) (un|du|de la|des|de)? (parking|stationnement|place pour (une|la|ma|notre) voiture|places de parking|place de parking|garage|places pour les voitures)`,
    payment: say`
      (vous prenez|vous acceptez|prenez-vous|acceptez-vous|tu prends) (la|les|le|l')? {means}
      (je|on|nous) (peux|peut|pourrais|pourrait|pouvons) (payer|regler) (par|en|avec) (la|une|ma)? {means} / (peut-on|puis-je) (payer|regler) (par|en|avec) {means}
      (on|je) (regle|paie|paye|vous regle|vous paie) comment / comment (on|je) (regle|paie|paye|peux payer|peut payer) / comment (payer|regler|se fait le paiement|ca se paie) / (quels|quel) (moyens|moyen|modes|mode) de paiement`,
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
  },
  subjects: {
    parking: say`garer / gare> / parking / voiture / stationner / stationnement`,
    payment: say`payer / paiement / regler / reglement / {means}`,
    access: say`fauteuil / fauteuil roulant / bequilles / escalier / escaliers / marches / ascenseur / rampe / pmr / handicape`,
    pets: say`{pet}`,
    children: say`enfant / enfants / bebe / poussette`,
    wifi: say`wifi / wi-fi / internet / reseau`,
  },
};
