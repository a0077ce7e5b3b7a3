import type { Classes } from '../../lexicon/lexicon.ts';
import type { CueWords } from '../language-data.ts';
import { say } from '../say.ts';

/** What stands for any of its phrases in those below and in the rest of the language. */
export const classes: Classes = {
  // Until an hour people stay, and hold nothing.
  hours_told: say`
    8h / 9h / 10h / 11h / 12h / 13h / 14h / 15h
    16h / 17h / 18h / 19h / 20h / 21h / 22h / 23h`,
  // When something will be done that is not done now.
  soon: say`
    demain / apres demain / ce (soir|midi|week end|weekend) / cet (aprem|apres midi) / cette semaine / aujourd'hui / ajd / plus tard / bientot / tout a l'heure
    (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (matin|midi|soir|aprem|apres midi|prochain)? / la semaine (prochaine|pro) / dans (la|l'|une|un|les|quelques|{n}) / d'ici / avant / apres
    en (fin|debut|soiree|matinee) / la veille / des (que|demain|lundi) / quand / le {d}`,
  someone: say`l'un (d'entre)? (de)? nous / (un|une|l'un|l'une|certains|{n}) (de|d'entre) (nous|mes amis|mes collegues|nos amis|nos collegues) / quelqu'un / (un|une) (personne|ami|amie|collegue|invite|invitee|participant|participante)`,
  leaves: say`
    (s'est|se sont|s'|se)? (desiste|desistent|desistee|desistes|decommande|decommandee|retire|retiree)
    (finalement|malheureusement)* (ne|n'|n)? (vient|viennent|viendra|viendront|peut|peuvent|pourra|pourront|sera|seront) (finalement|malheureusement)* (pas|plus) (la|venir|etre la|parmi nous)?
    (a|ont) (annule|lache|fait faux bond) / (va|vont|doit|doivent)? (reste|restent|restera|resteront|rester) (a la maison|chez nous|ici)`,
  booking: say`
    rendez vous / rendezvous / rdv / reservation / creneau / visite / consultation / vol / voyage / billet
    seance / table / salle / espace / bureau / reunion / chambre / place`,
  fait: say`
    (reserve|confirme|annule|valide|note|enregistre|bloque|deplace|decale|modifie|supprime|inscrit|programme|planifie) / (reservee|confirmee|
      annulee|validee|notee|enregistree|bloquee|deplacee|decalee|modifiee|supprimee|inscrite|programmee|planifiee) / (reserves|confirmes|
      annules|valides|notes|enregistres|reservees|confirmees|annulees) / (pris|prise|prises) en compte
    change ((mon|ma|mes|notre) {word}|l'heure|la date|le jour|d'heure|de (jour|date|salle|creneau)|{booking}|l'horaire)`,
  bien: say`bien / deja / bel et bien / vraiment / finalement / enfin / toujours / quand meme / tout / pas / par erreur`,
  sienne: say`(ma|mon|mes|notre|nos) ({booking}|resa|resas|reservations)`,
  change: say`
    change / changer / changez / changeons / changerais / modifie / modifier / modifiez / modifieons / deplace
    deplacer / deplacez / decale / decaler / decalez / reporte / reporter / reportez / reprogramme
    reprogrammer / reprogrammez / avance / avancer / avancez / repousse / repousser / repoussez / corrige
    corriger / corrigez / remplace / remplacer / remplacez / rectifie / rectifier / rectifiez / echange / echanger / echangez`,
  person: say`
    personne / humain / humaine / agent / conseiller / conseillere / operateur / operatrice / quelqu'un
    responsable / receptionniste / gerant / gerante / (vrai|vraie) personne / vrai humain / collegue / standard
    accueil / equipe / membre de l'equipe / patron / patronne / directeur / directrice / manager`,
};

export const cues: CueWords = {
  greeting: say`
    (il y a|y a t il|y a|ya) quelqu'un (ici|la)?> / (vous etes|tu es|etes-vous|t'es) (toujours|encore)? la> / allo>
    <(bonjour|bonsoir|salut|coucou|hello|hey|hi|bjr|bsr|slt|rebonjour|bien le bonjour) (a (tous|vous)|madame|
      monsieur)?
    👋`,
  thanks: say`
    merci (beaucoup|bien|infiniment|encore|mille fois|a vous|d'avance|pour (tout|votre aide|l'info|les infos|
      les informations|ton aide))*
    je vous remercie / c'est? (tres|bien)? (gentil|aimable) (a vous)? / mille mercis / 🙏`,
  goodbye: say`
    <(pardon|desole|desolee|oups)? (je? me suis (trompe|trompee) de (numero|personne|contact)|mauvais numero|erreur de (numero|destinataire)) (pardon|desole|desolee)?>
    - me suis (trompe|trompee) de numero (c'est|mon|le|voici|il)
    au revoir / a (bientot|plus|plus tard|la prochaine|tout a l'heure|tres vite)> / bye
    <a (demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)> / ciao / adieu
    (bonne|belle|excellente) (journee|soiree|nuit|fin de journee|semaine|continuation|apres midi) {..1}
    bon (week end|weekend|dimanche|apres midi)`,
  small_talk: say`
    (comment|ca) (ca va|allez vous|vas tu|va|tu vas|vous allez|va t il) {..1}>
    comment (allez vous|ca va|vas tu|tu vas|vous allez) / ca vaQMARK
    (tu es|etes vous|es tu|vous etes|t'es) (un|une)? (robot|bot|machine|humain|humaine|ia|vrai {..1}|reel) {..1}
    (qui|comment) (es tu|etes vous|t'appelles tu|vous appelez vous|tu t'appelles) / quel est (ton|votre) nom
    raconte moi? une blague / je t'aime / il fait (beau|mauvais|chaud|froid) / (ha|ah) (ha|ah)+
    (enchante|enchantee) / quoi de neuf / joyeux (noel|anniversaire) / bonne annee
    - (comment|ca) (ca va|allez vous|vas tu|va|tu vas|vous allez|va t il) {..1} pas / - pas (trop|tres|si|tellement)? {word} , ca va`,
  help: say`
    <(a l')? (aide|aide moi|aidemoi|aidez|aidez moi|aidezmoi|aider|aider moi|aidermoi) (svp|s'il (vous|
      te) plait)?>
    <au secours / j'ai besoin d'aide>
    (pouvez vousaider|pouvez vous (m'|nous) aider|peux tuaider|peux tu (m'|nous) aider|tu peuxaider|tu peux (m'|
      nous) aider|vous pouvezaider|vous pouvez (m'|nous) aider|pourriez vousaider|pourriez vous (m'|
      nous) aider)>
    (je|on) (ne|n')? (comprends|comprend|sais|ai) (pas|rien) (compris|comment (faire|ca marche|utiliser)|
      quoi (faire|dire|repondre))*
    je suis (perdu|perdue) / comment (ca marche|ca fonctionne|faire|on fait|dois je faire|je fais|fonctionne)
    (que|qu'est ce que) (dois je|je dois|faut il|je peux) (faire|dire|ecrire|repondre|mettre)
    que voulez vous dire / mode d'emploi / instructions
    - (je|on) (ne|n')? (comprends|comprend|sais|ai) (pas|rien) (compris|comment (faire|ca marche|utiliser)|
      quoi (faire|dire|repondre))* (encore|si|quand|quel)`,
  capabilities: say`
    (que|qu'est ce que|quoi|(quelle|quelles) (chose|choses)) (peux tu|pouvez vous|tu peux|vous pouvez|
      savez vous|sais tu|vous savez)+ (faire|proposer|offrir|m'aider) (pour moi)?
    (que|qu'est ce que|(quel|quels) (service|services)) (proposez vous|vous proposez|tu proposes|offrez vous|
      vous offrez|faites vous|vous faites) {..1}
    (en quoi|comment) (pouvez vous|peux tu|tu peux|vous pouvez) m'aider
    (a quoi|pour quoi) (sers tu|servez vous|tu sers|ca sert)
    quelles sont (les|vos|tes) (options|possibilites|fonctions|fonctionnalites)
    quels sont (les|vos|tes) (services|espaces) / <(menu|options|services)>
    que puis je (faire|reserver|demander) ici?`,
  person: say`
    (parler|discuter|echanger|joindre|contacter|appeler|transferer|transferez|passer|passez|mettre|mettez|
      communiquer|voir) (avec|a|en relation|en contact|moi|me|directement)* (un|une|le|la|l'|votre|quelque|vrai|
      vraie|veritable)* {person} (reel|reelle|physique|humain|humaine|de l'equipe)?
    je? (veux|voudrais|souhaite|prefere|besoin|faut) (un|une|d'un|d'une|parler a|l')+ {person}
    (debite|debitee|debites|preleve|prelevee|facture|facturee|factures) (deux fois|en double|en trop|trop)
    (ai|avons|faire|deposer|adresser|porter) (une)? (reclamation|plainte) / (veux|voudrais|souhaite|voulons|tiens a) (me|nous) plaindre
    <(un|une)? (humain|agent|conseiller|operateur|(vrai|vraie) personne|personne reelle) (svp|stp|s'il (vous|
      te) plait|maintenant|tout de suite|vite|rapidement|immediatement|merci)*>
    (service|support) (client|clientele)
    (rappelez moi|rappelezmoi|rappeler moi|rappelermoi|appelez moi|appelezmoi|appeler moi|appelermoi)
    (pouvez vous|pourriez vous|peux tu|pourrais tu|tu peux|vous pouvez|quelqu'un peut) (me|m')? (appeler|
      rappeler|telephoner|recontacter)
    (qu'on|que quelqu'un|quelqu'un|que vous) (me|m') (appelle|rappelle|contacte|recontacte|appeliez|rappeliez) / (veux|voudrais|souhaite|prefere|aimerais) (etre)? (rappele|rappelee|recontacte|recontactee)
    (passez|passer|donnez) moi un (coup de fil|coup de telephone|appel)
    - (rappelez moi|rappelezmoi|rappeler moi|rappelermoi|rappelle moi|(pouvez vous|pourriez vous|peux tu|pourrais tu|tu peux|vous pouvez) (me|m')? rappeler) (l'|la|le|les|mon|ma|mes|notre|nos|votre|vos|a quelle|quand|ou|quel|quelle|quels|quelles|combien|ce que|ce qu'|qui|comment|si)
    a qui (je peux|puis je|est ce que je peux|dois je|je dois|peut on|on peut|faut il) (parler|m'adresser|s'adresser|telephoner|ecrire)
    (prefere|prefererais|voudrais|veux|souhaite|souhaiterais|aimerais|mieux) (voir|regler|discuter|traiter|faire|reserver) (ca|cela|de ca|tout ca)? (directement)? avec (un|une|vrai|vraie)* {person}
    (je peux|puis je|on peut|pourrais je|peut on|pourrait on|est ce que je peux) avoir (un|une|vrai|vraie|le|la)* {person}
    (il y a|y a t il|y a) quelqu'un {..1} / pas a? (un|une)? (robot|bot|machine) / qu'on me rappelle`,
  cancel: say`
    (annuler|annulez|annule|annulation|annulons|annulerai|annulerais|annulee) ((tout|ca|cela|la|le|ma|mon|cette|
      l') {booking}?)?
    (laisse|laissez|laissons|laisser) tomber / <(laisse|laissez|on laisse)>
    (oublie|oubliez|oublions) (ca|cela|tout|moi)?
    - (j'ai|j'avais|on a|on avait|nous avons|nous avions|a|avait) (completement|totalement|presque|bien)* oublie (ca|cela)?
    <(stop|arrete|arretez|arreter|quitter|fin|abandonne|abandonner|abandonnez|terminer) (tout|ca|svp)?>
    (je|on|nous) (ne|n'|n)? (en|y|la|le|l')* (veux|voulons|veut|souhaite|viens|peux|viendrai) plus (de? (ca|
      cela|{booking}|reserver|venir|rien|continuer|de rien|y aller))?
    (ai|aurai|a|aura|avons|aurons) (finalement|en fait|donc)* (plus|pas) (finalement)? besoin (de la|du|de ma|de mon|de cette|de ce|de notre|de l') {booking}
    (je|on|nous|j'|j) (ne|n'|n)? en (ai|aurai|a|aura|avons|aurons) (finalement)? (plus (besoin|envie)|pas besoin finalement) / (ca|cela) (ne|n')? (m'|nous) interesse plus
    (je|on|nous) (ne|n')? (suis|est|sommes) plus (interesse|interessee|interesses|interessees)
    (supprime|supprimer|supprimez|efface|effacer|effacez|retire|retirer|retirez) (tout|ca|la|le|ma|mon|
      cette) {booking}?
    <changer> / je (renonce|me desiste|me retracte) / (rembourser|remboursez|remboursement) moi?
    (je|on|nous) (ne|n'|n)? (pourrai|pourra|pourrons|pourrais|peux|peut|pouvons|vais|va|allons) (vraiment|finalement|
      malheureusement)* (pas|plus) pouvoir? (venir|y aller|assister|me deplacer|etre (la|present|presente))
    - {someone} {leaves}
    - (annuler|annulez|annule|annulation|annulons|annulerai|annulerais|annulee) ((tout|ca|cela|la|le|ma|mon|
      cette|l') {booking}?)? (gratuite|est possible|possible|sans frais|politique)`,
  change: say`
    (passer|passez|passe) (ma|mon|mes|notre|la {booking}|le {booking}) / (la|le) passer (a|au|pour)
    {change} (la|le|les|l'|mon|ma|de|d'|du|pour|a|au|cette|ce|ca|tout|heure|jour|date|horaire|{booking})+
    j'ai change d'avis / - (faites|mettez|mets) (le|la|ca)>
    (je|j'|on|nous) (prefererais|prefererions|prefererait|prefere|preferons|aimerais mieux|aimerais plutot|
      voudrais plutot)
    (plutot|mieux|de preference) {..1}
    (un|une|d') autre (jour|heure|date|horaire|creneau|salle|espace|personne|moment|option|service|chose|
      semaine|fois la)
    (autre chose|quelque chose (d'autre|de different)) / (au lieu|a la place) (de|d'|du)?
    (mettez|mettez le|mettez la|mettez moi|mettez ca|mettezle|mettezla|mettezmoi|mettezca|mets|mets le|mets la|
      mets moi|mets ca|metsle|metsla|metsmoi|metsca|faites|faites le|faites la|faites moi|faites ca|faitesle|
      faitesla|faitesmoi|faitesca|passez|passez le|passez la|passez moi|passez ca|passezle|passezla|passezmoi|
      passezca|passons|passons le|passons la|passons moi|passons ca|passonsle|passonsla|passonsmoi|passonsca|
      disons|disons le|disons la|disons moi|disons ca|disonsle|disonsla|disonsmoi|disonsca|mettons|mettons le|
      mettons la|mettons moi|mettons ca|mettonsle|mettonsla|mettonsmoi|mettonsca) plutot? (a|au|le|la|pour|
      vers) {..1}
    ce serait mieux / (plus tot|plus tard) (si|svp|s'il|ce serait|c'est)
    (est ce|c'est|serait ce|il) (que c'est)? possible (un|une)? (plus (tot|tard)|autre) {..1}
    (revenir|retourner) (a|au|sur) / trop (tot|tard)>
    (pouvez vous|peut on|on peut|puis je|je peux|peux tu|possible de|pourrait on|voudrais|veux|souhaite|
      dois) {change}
    - (je|j'|on|nous) (prefererais|prefererions|prefererait|prefere|preferons|aimerais mieux|aimerais plutot|
      voudrais plutot) (pas|autant pas|ne pas)`,
  correction: say`
    <(pardon|desole|desolee|oups|attendez|attends|erreur|correction|je voulais dire|non attendez|en fait|
      finalement)
    - (pardon|desole|desolee) (mais)? (je|on|nous) (ne|n')? (peux|pourrai|viens|viendrai|peut|pourra|pouvons|suis|vais) (pas|plus)? / - (pardon|desole|desolee) (pour|de|si)
    (en fait|finalement|plutot|je voulais dire|je veux dire|je me suis (trompe|trompee)|je me trompe|
      c'est une erreur|erreur de ma part|je corrige|je rectifie|a la reflexion|reflexion faite|tout compte fait|
      ou plutot|autant pour moi|au temps pour moi)
    (vous vous etes|tu t'es|vous avez|tu as) (trompe|trompes|trompee|mal compris)
    (ce n'|c') est pas (ca|cela|ce que (j'ai dit|je voulais)|correct|exact|le bon|la bonne)`,
  restart: say`
    (recommencer|recommencez|recommencons|recommence|redemarrer|redemarrez|redemarrons|redemarre|repartir|
      repartons|repartez|reinitialiser|reinitialisez|reinitialisons|reinitialise|reprendre|reprenons|
      reprenez) (tout|depuis|a|au|de)* (zero|le debut|debut)?
    (depuis|depuisu|a partir d|a partir du) le? debut / (de|a) zero / retour au (debut|depart)`,
  retry: say`
    (reessayer|reessayez|reessayons|reessaye|reessaye de|reessaie|reessais|retenter|retentez|retentons|retente|
      essayer|essayez|essayons|essaye|essaie|renvoyer|renvoyez|renvoie|relancer|relancez|relance|envoyez|envoie|
      envoyer|verifiez|verifie|verifier) (le|la|moi|un|de|ca|votre|le code|le lien|
      le paiement)* (encore une fois|de nouveau|a nouveau|encore|une nouvelle fois)
    (reessay|reessai|retent|renvoy|renvoi) {..1} / <(encore|encore une fois|de nouveau|a nouveau)>
    un? (nouveau|autre) (code|lien|qr|essai)`,
  book: say`
    (vous|tu) (me|nous|m') (trouvez|faites|prenez|donnez|trouves|fais|donnes) (une|un) petite? (place|rendez vous|rdv|creneau)
    (reserver|reserve|reservez|reservons|reservation d'un|reserverais|prendre|prends|fixer|fixe|fixez|planifier|
      planifie|planifiez|programmer|programme|programmez|organiser|organise|organisez|louer|loue|louez|chercher|
      cherche|cherchez|trouver|trouve|trouvez|obtenir|obtenez|acheter|achete|achetez|poser|pose) (un|une|le|la|
      l'|mon|ma|des|pour|moi|nous|votre|de|d')* (petit|petite|grand|grande|autre|nouveau|nouvelle)? ({booking}|
      lieu|poste)
    (je|j'|on|nous) (voudrais|voudrions|veux|voulons|souhaite|souhaiterais|souhaitons|aimerais|desire|cherche|
      aurais|ai besoin|avons besoin|aimerions) (besoin|bien|a)* (d'|de|
      un|une|la|le|l'|des|reserver|louer|prendre|avoir|fixer|
      booker)* ({booking}|reserver|louer|booker)
    (puis je|je peux|peut on|on peut|est ce que je peux|est il possible de|c'est possible de|possible de|
      pouvez vous me) {..1} (reserver|louer|prendre|avoir|booker|venir) {..1}
    <(reserver|reservation|une reservation|rdv|rendez vous|rendezvous|un (rendez vous|rendezvous)|louer|booker|
      reserve|nouvelle reservation|je reserve|reservez) (svp|s'il (vous|te) plait)?>
    <(reserver|louer|je reserve|reservez|reserve)
    (c'est|bonjour)? pour (une|un|faire une|prendre un?) (reservation|rendez vous|rendezvous|rdv)
    - (puis je|je peux|peut on|on peut|est ce que je peux|possible de) {..1} venir (avec|accompagne|accompagnee|sans) {..2}
    - (je peux|on peut) (pas|plus|jamais) {..2}`,
  availability: say`
    (vous|tu) (faites|proposez|louez|offrez|fais|proposes|loues) quoi (comme|de beau)? (salle|salles|espace|espaces|bureau|bureaux|creneau|creneaux|lieu|lieux)*
    (y a t il|il y a|vous avez|avez vous|est ce que vous avez|auriez vous|tu as|as tu|reste t il|il reste|
      est ce qu'il (y a|reste)|y aurait il) (encore|un|une|des|de la|du|de|quelque chose|autre chose)* (place|
      places|creneau|creneaux|disponibilite|disponibilites|disponible|libre|libres|dispo|rendez vous|rendezvous|
      rdv|salle|salles|espace|espaces|horaire|horaires|pour|le|demain|vers|a)*
    (quand|quel|quels|quelle|quelles) (sont|est|seraient|les|vos|jour|jours|heure|heures|horaire|horaires|
      creneaux|date|dates|salle|salles|espace|espaces|etes vous|avez vous|puis je|je peux|peut on|
      vous avez)+ (libre|libres|disponible|disponibles|disponibilites|dispo|dispos|avez vous|venir|reste)*
    (est|sont|est elle|est il|etes|es) (elle|il|elles|ils|ce|tu|vous)? (libre|libres|disponible|disponibles|
      dispo|dispos) {..1}
    (disponibilite|disponibilites) / (dispo|dispos)>
    (creneau|creneaux|horaire|horaires|place|places|date|dates|salle|salles|espace|espaces|jour|jours) (libre|
      libres|disponible|disponibles|dispo|dispos)
    c'est (libre|disponible|dispo) {..1}
    (est|sont|est ce|etes|c'est|es) (vous|il|elle|tu|ce)? (deja|tout|tous|bien|totalement)* (complet|complete|complets|completes|plein|pleine|pleins|rempli|surbooke|surbookes)`,
  any_time: say`
    n'importe (quand|quel (jour|moment|creneau|horaire)|quelle (heure|date)) (me va|convient|ira)?
    a? (toute|toutes les|tous les) (heure|heures|horaires|creneaux) (me (vont|conviennent))?
    quand (vous (voulez|pouvez|avez)|tu (veux|peux)|ca vous arrange) {..2}
    peu importe (quand|l'heure|le jour|la date|le moment|l'horaire)?
    (je suis|on est|nous sommes|suis) (tres|assez|plutot)? (flexible|flexibles|souple|souples|disponible|
      disponibles|libre|libres) {..3}
    (pas|aucune|sans|je n'ai pas) de? preference (d'heure|de jour|horaire|particuliere)? / ca m'est egal
    m'est egal / (comme|a l'heure|le jour) ca? qui? (vous|t) (arrange|convient)
    (a vous|choisissez) (de (voir|choisir)|l'heure|le jour)? / selon vos disponibilites`,
  soonest: say`
    (le|au)? plus (tot|vite|rapidement) (possible|que (vous pouvez|possible))? / des que possible
    (la|le|au|votre) (premier|premiere|prochain|prochaine) (creneau|date|rendez vous|rendezvous|rdv|place|
      horaire|heure|jour|salle)? (disponible|libre|possible|dispo)
    le premier (creneau|rendez vous|rendezvous|rdv) {..1}
    (urgent|urgence|d'urgence|en urgence|immediatement|tout de suite|rapidement|au plus vite|asap)
    a la premiere heure
    - (urgent|urgence|d'urgence|en urgence|immediatement|tout de suite|rapidement|au plus vite|asap) pas`,
  nothing_else: say`
    (c'est|ce sera|ca sera|voila|et c'est) (tout|bon) (pour (moi|aujourd'hui|l'instant|le moment)|merci)*
    rien (d'autre|de plus) {..1} / non? ca? suffit
    (juste|seulement|uniquement|que) (ca|cela|celui (ci|la)|celle (ci|la))>
    (j'ai|on a|nous avons) (fini|termine|tout) / <(c'est tout|fini|termine|voila)>
    pas? besoin de rien d'autre?`,
  more: say`
    (aussi|egalement|en plus|de plus|par ailleurs|en outre) {..1} / (ajouter|ajoutez|ajoute|ajoutons) {..1}
    (encore|et) (un|une) (autre|de plus|supplementaire|en plus) {..1}
    (quoi|autre chose|quelque chose) (d'autre|de plus|encore)>
    (plus|davantage) (d'|de)? (info|infos|information|informations|detail|details|precision|precisions|photo|
      photos) (sur|s'il)?
    en savoir plus / <(encore|plus)>
    - (ajouter|ajoutez|ajoute|ajoutons) (le|la|ca|cela|moi)? (a|au|dans) (mon|notre|l')? (agenda|calendrier|telephone)`,
  recall: say`
    <(pardon|attends|attendez|et|mais|euh|desole|desolee|ok)* (c'est|c'etait)? (a quelle heure|quelle heure|quel jour|quelle date|quand|pour quand) (c'est|c'etait|est ce|etait ce|ca|vous (dites|avez dit|disiez)|tu (dis|disais|as dit))? (deja|exactement|encore)?>
    <(pardon|comment|hein|vous dites) {?}
    (mon|ma|notre|le|la) (rendez vous|rdv|reservation|creneau) {..4} (est|reste)? toujours (bon|bonne|prevu|prevue|valable|confirme|confirmee|maintenu|maintenue|d'actualite)
    (mon|ma|notre|le|la) (rendez vous|rdv|reservation|creneau) {..4} (tient toujours|est (maintenu|maintenue))
    (mon|ma|notre|le|la) (rendez vous|rdv|reservation) etait (pour|a|le|au)
    (n'ai|n'avons|ai|a|n'a|avons) (toujours|encore)? (rien|pas|jamais) (encore)? recu (de|d'|la|ma|votre)? (confirmation|mail|
      message)?
    (quel|quelle) (est|etait) deja? (mon|ma|le|la) ((numero|code) de)? (reservation|reference|code|numero)
    (quand|quel|quelle|a quelle heure|quel jour|ou|combien|pour quand|qu) (est|etait|j'ai|ai je|heure|jour|
      avions|avons|on a|nous avons|sera|deja|ce que)+ (ma|mon|la|le|l'|reserve|choisi|dit|prevu|pris|convenu|
      {booking})+ deja?
    (parlez|parle|parler|dites|dis|dire|racontez|raconte) (moi|m'en)? (un peu|en)? (plus)? (de|du|des|d'|sur) {..3} / (presentez|decrivez|decris|presente) (moi)? {..3}
    (rappelez|rappelez moi|rappelezmoi|rappeler|rappeler moi|rappelermoi|rappelle|rappelle moi|rappellemoi|
      redis|redis moi|redismoi|redites|redites moi|reditesmoi|redonne|redonne moi|redonnemoi|redonnez|
      redonnez moi|redonnezmoi|redonner|redonner moi|redonnermoi|repete|repete moi|repetemoi|repetez|
      repetez moi|repetezmoi|repeter|repeter moi|repetermoi|resume|resume moi|resumemoi|resumez|resumez moi|
      resumezmoi|resumer|resumer moi|resumermoi|recapitule|recapitule moi|recapitulemoi|recapitulez|
      recapitulez moi|recapitulezmoi|recapituler|recapituler moi|recapitulermoi) {..4}
    (qu'est ce que|que) (j'ai|ai je|nous avons|on a) (reserve|dit|choisi|decide|convenu|demande) deja?
    (est ce que)? (ma|la|notre|mon) {booking} (est|a ete|est elle|est il|tient) bien? (confirme|confirmee|
      enregistre|enregistree|valide|validee|toujours|(pris|prise) en compte|fait|faite)? {..1}
    le? (recapitulatif|recap|resume|details|point) ((de|sur) (ma|la|mon) {booking}?)?
    (ai je|j'ai|est ce que j'ai) (bien|deja|encore)* (une|un) {booking}
    (c'est|est ce|est ce que c'est|tout est) (bien|deja)* (reserve|reservee|confirme|confirmee|note|enregistre)>
    (avez vous|vous avez|tu as) bien? (reserve|confirme|note)>
    (c'(est|etait)|c est|c etait|c)? (quoi|quand|ou|combien|lesquels|lesquelles|lequel|laquelle|quels horaires|quelles heures|(a|de|pour)? (quel|quelle) (jour|date|heure|horaire|salle|espace|lieu|prix|montant|duree)) (deja|encore)>
    <(pardon|attendez|attends|euh|desole|desolee|et|mais)? (c'(est|etait)|c)? (pour|a|le)? (quel|quelle) (jour|date|heure) (c'(est|etait)|c)?>
    (vous pouvez|tu peux|pouvez vous|peux tu|pourriez vous|pourrais tu) me? (redire|repeter|rappeler|redonner) {..4}
    <(redites|redis|repetez|repete|rappelez|rappelle) (le|la|les|moi)* {?}> / (ca|cela) fait combien (d'heures|de temps) (en tout|au total|deja)?>`,
  pause: say`
    (attend|attends|attendez|patientez) (un|une)? (instant|moment|seconde|minute|peu)?>
    (un|une|donnez moi (un|une)|donne moi (un|une)) (petit|petite)? (instant|moment|seconde|
      minute) (s'il vous plait|svp|stp)?>
    (je dois|il faut que j'|on doit|je vais|je veux|je voudrais|j'aimerais|je prefere) (en parler|en parle|en discuter|en discute|en reparler|consulter|voir ca|voir cela|verifier) (d'abord)? (avec|a) (mon|ma|mes|notre|nos|quelqu'un) {..2}
    (laissez|laissez moi|laissezmoi|laisse|laisse moi|laissemoi|je|je moi|jemoi|il faut que je|
      il faut que je moi|il faut que jemoi|je dois|je dois moi|je doismoi) vais? (regarde|regarder|verifie|
      verifier|voir) {..3}`,
  unsure: say`
    (je|j'|on|nous) (ne|n')? (sais|suis|arrive|ai|hesite|savons) (pas|encore pas)? (trop|encore|vraiment|bien|
      tout a fait)* (sur|sure|certain|certaine|decide|decidee|a me? (decider|choisir)|quoi choisir|lequel|
      laquelle|si|quand|d'idee)
    je ne? sais pas (encore|trop|vraiment|bien|du tout)* (quand|si|lequel|laquelle|quoi|combien)?
    j'hesite (encore|entre|un peu)* / aucune idee
    (pas|plus) encore? (sur|sure|certain|certaine|decide|decidee) (de|encore|du tout)?
    (ca|cela) depend (de|du)? / (hmm|mmm|euh)> / <(peut etre|peutetre)>
    (que|qu'est ce que|lequel|laquelle|quoi) (me|vous|tu|m')* (conseillez|conseillez vous|conseillez tu|
      conseillezvous|conseilleztu|recommandez|recommandez vous|recommandez tu|recommandezvous|recommandeztu|
      conseilles|conseilles vous|conseilles tu|conseillesvous|conseillestu|recommandes|recommandes vous|
      recommandes tu|recommandesvous|recommandestu|suggerez|suggerez vous|suggerez tu|suggerezvous|suggereztu|
      preferez|preferez vous|preferez tu|preferezvous|prefereztu)
    un? conseil / (indecis|indecise)`,
  question: say`
    <(le|les)? (prix|tarif|tarifs) (de|du|des|d'|pour)
    (parlez|parle|racontez|raconte) (moi|m'en|nous) (un peu|en|plus)* (de|du|des|d'|sur) / (presentez|decrivez|decris|presente) (moi|nous)
    <(que|qu'|quoi|qui|quel|quelle|quels|quelles|ou|quand|comment|combien|pourquoi|est ce que|est ce qu'|est ce|
      a quel|a quelle|a combien|de combien|jusqu'a quelle|lequel|laquelle)
    (est ce que|est ce qu'|qu'est ce|combien|quel est|quelle est|quels sont|quelles sont|ou (est|se|etes|puis|
      sont)|c'est (ou|quoi|combien|quand|qui|comment)|c (ou|quoi|combien|quand)|y a t il)
    (avez|pouvez|pourriez|etes|acceptez|proposez|faites|offrez|auriez|savez|voulez|peut|puis|peux|as|es|fait|
      est|sont|faut|dois|doit|ont|peuvent) (vous|on|je|tu|il|elle|ils|elles|ce|t il|t on|t elle)
    <(vous avez|vous etes|vous faites|vous acceptez|il y a|on peut|je peux|tu peux|vous pouvez|c'est (ouvert|
      possible|loin|gratuit|payant))
    je? (voudrais|veux|souhaite|souhaiterais|aimerais|besoin) bien? de? (savoir|connaitre|demander|avoir (l'|
      des|une|le|la)|des (infos|informations))
    (dites moi|ditesmoi|donnez moi|donnezmoi|indiquez moi|indiquezmoi|envoyez moi|envoyezmoi|dis moi|dismoi|
      donne moi|donnemoi|indique moi|indiquemoi) (le|la|les|l'|votre|vos|si|ou|combien|quel|quelle)
    (une|j'ai une|autre) question / je me (demande|demandais)
    - en fait (je|on|il|elle|vous)
    - <(que|qu'|quoi|qui|quel|quelle|quels|quelles|ou|quand|comment|combien|pourquoi|est ce que|est ce qu'|
      est ce|a quel|a quelle|a combien|de combien|jusqu'a quelle|lequel|laquelle) (vous voulez|vous preferez)`,
  anyone: say`
    n'importe (qui|lequel|laquelle|quelle personne) (me va|convient|ira)?
    peu importe (qui|lequel|laquelle|la personne|avec qui)?
    (pas|aucune|sans) de? preference (de personne|particuliere)? / ca? m'est egal (qui|avec qui)?
    (celui|celle) qui (est|sera) (libre|disponible) {..1} / avec qui (vous voulez|est libre|vous pouvez)
    - n'importe (qui|lequel|laquelle|quelle personne) (me va|convient|ira)? sauf`,
  trouble: say`
    (ca|cela|il|elle|le (lien|code|qr|paiement|site)|la (page|carte))? (ne|n')? (marche|fonctionne|charge|ouvre|
      passe|arrive|scanne|s'affiche|affiche|repond|va) pas {..1}
    (je|j') (n'|ne)? (arrive|peux|reussis|parviens|ai|recois) pas (a|pu|recu)* (payer|ouvrir|scanner|voir|
      charger|acceder|le (lien|code|paiement)|la page) {..1}
    (une|un|l'|des|d'|message d') (erreur|erreurs|probleme|problemes|souci|soucis|bug|bugs) (avec|de|lors|sur|
      au)?
    <(erreur|probleme|souci|bug|bloque|refuse)>
    (paiement|carte|code|lien|transaction|qr) (a ete|est|a)* (refuse|refusee|echoue|echouee|rejete|rejetee|
      expire|expiree|bloque|bloquee|invalide|perime|perimee)
    (a|est|c'est) (echoue|plante|expire|bloque|casse|en panne) / rien ne se passe / toujours? rien recu
    - (pas de|aucun|sans) (probleme|problemes|souci|soucis)`,
  paid: say`
    (j'ai|nous avons|on a|je viens de|c'est) (bien|deja|tout juste|enfin)* (paye|payer|regle|regler|
      effectue le (paiement|virement)|fait le (paiement|virement)|vire|transfere) {..1}
    le? (paiement|virement|reglement) (est|a ete|a bien ete)* (fait|effectue|passe|envoye|regle|ok|valide)
    (le|mon|notre) (paiement|virement|reglement|acompte) (vous|est|a|ete|bien|deja)+ (arrive|recu|parvenu)
    <(paye|regle|c'est paye|c'est regle)>
    (avez vous|vous avez|as tu) bien? (recu|eu) (le|mon)? (paiement|virement|argent)
    le? paiement (est il|a t il ete|est bien) (passe|recu|arrive)
    (vous|tu) (m'|nous|l')* (avez|as) {bien}* (debite|debitee|preleve|prelevee|encaisse) / (ai je|j'ai|on a|avons nous|suis je|je suis) {bien}* ete? {bien}* (debite|debitee|
      preleve|prelevee) / (m'|nous)? (avez vous|as tu) {bien}* (debite|debitee|preleve|prelevee|encaisse)`,
  recurring: say`
    (tous|toutes) les? [lundi|lundis|mardi|mardis|mercredi|mercredis|jeudi|jeudis|vendredi|vendredis|samedi|
      samedis|dimanche|dimanches|semaines|mois|jours]
    les [lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches]
    chaque [lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|jour]
    (une|deux) fois par (semaine|mois)
    (hebdomadaire|hebdomadairement|mensuel|mensuelment|regulier|regulierment|reguliere|regulierement)
    regulierement`,
  upset: say`
    (vous etes|tu es|t'es|c'est|quell|quelle) (des|un|une|vraiment|trop|tellement|completement|de la|du)* (nul|
      nuls|nulle|nulles|inutile|inutiles|merde|merdique|debile|debiles|stupide|stupides|idiot|idiots|
      incompetent|incompetents|catastrophe|honte|n'importe quoi|ridicule|lamentable|arnaque)>
    <(nul|nulle|merde|debile|idiot|stupide|connard|n'importe quoi|putain|ridicule)>
    (va|allez) (te|vous) faire (foutre|voir) / (j'en ai|on en a) (marre|assez|ras le bol)
    (je suis|suis) (tres|vraiment|trop)* (furieux|furieuse|enerve|enervee|en colere|decu|decue|agace|agacee)
    une? perte de temps`,
  elsewhere: say`
    (et|voudrais|veux|faites-vous|faites) (un|une|le|la|les|des)? (massage|massages|epilation|pedicure|maquillage|
      tatouage|tatouages|soin du visage)
    (reserver|reservez|reserve|louer|louez|commander|commandez|recommander|recommandez|trouver|trouvez|cherche|
      besoin d'|besoin de|voudrais|veux) (un|une|le|la|des|de)? (hotel|hotels|auberge|logement|voiture|taxi|uber|
      vtc|train|trains|billet de train|billets de train|bus|croisiere|ferry|restaurant|table|pizza|assurance|visa|
      vol|vols|billet d'avion|billets d'avion)`,
  received: say`
    (avez vous|vous avez|as tu|tu as|t'as|t as) (bien|deja|pu)* (recu|eu|vu|lu|lire|voir) (mon|mes|le|les|ma) (dernier|derniers|precedent|premier|autre|derniere)? (message|messages|msg|sms|texto|textos|question)
    (mon|mes|le) (dernier|derniers|precedent)? (message|messages|msg|sms|texto) (est|sont|est il|sont ils|a|ont)? (bien)? (ete)? (arrive|arrives|parti|partis|passe|passes|recu|recus|envoye|parvenu)
    (vous|tu) (me)? (recevez|recois|voyez|lisez|lis) (bien)? (mes|mon) (message|messages|msg)
    (avez vous|vous avez|as tu|tu as) (bien)? (recu|vu|lu) ce que (j'ai|je viens) (ecrit|envoye|dit|demande|d'ecrire|d'envoyer)
  `,
  done: say`
    (pourquoi|comment ca)? (est ce que)? (vous|tu) (ne|n')? (nous|me|m'|l'|la|le|les)* (avez|as|aviez|auriez) {bien}* {fait} {sienne}?
    (pourquoi)? (ne|n')? (nous|me|m'|l'|la|le|les)* (avez vous|as tu) {bien}* {fait} {sienne}? / (pourquoi)? (t'as|tas) {bien}* {fait} {sienne}?
    (pourquoi|est ce que|comment ca) (c|c'|c' (est|es)|ca|elle|il|on|j'|je) (est|es|a ete|suis)? {bien}* {fait} / pourquoi avoir {bien}* {fait}
    (pourquoi)? {sienne} (n')? (est|a|sont|ont) (elle|t elle|il|t il)? (ete)? {bien}* (ete)? ({fait}|passee|passe|prise|partie)
    (c|c'|c' (est|es)|elle est|il est) {bien}* ({fait}|passe|passee) {bien}* ((du coup|alors|ou pas|ou non|hein|non|oui ou non|c' est ca)>|{?})
    (c|c' (est|es)) {bien}* {fait} (du coup|alors|cette fois)* {?}
    (ca|cela|tout) (n')? a {bien}* (marche|fonctionne|abouti|ete {fait}|{fait})
    (je|on|nous) (suis|sommes|est) {bien}* (inscrit|inscrite|inscrits|note|notee|notes|sur (la|votre) liste|dans (le|votre) (planning|agenda))
    (vous|tu) (nous|me|m'|l'|la|le)* (avez|as) {bien}* (sur|dans) (votre|le|ton) (planning|agenda|systeme)
    - (si|quand|lorsque|une fois que|au cas ou|des que|apres que) (c|c'|vous|elle|il|{sienne}) (n')? (est|es|a|avez|etes)* (ete)? {bien}* {fait}`,
  automated: say`
    (tu es|etes-vous|es-tu|vous etes|t'es|c'est|je parle (a|avec)) (un|une|vraiment)* (robot|bot|chatbot|machine|
      humain|humaine|vrai personne|vraie personne|personne|ia|automatique|automate|intelligence artificielle) {..3}
    a qui (je parle|est-ce que je parle|ai-je (l'honneur|affaire)) / je parle a qui / <qui (etes-vous|es-tu|est-ce|c'est)> / <(c'est|vous etes|t'es|tu es) qui>`,
  forgotten: say`
    (j'ai oublie|j'oublie|(je|j')? (ne)? (me|m')? (souviens|rappelle) (plus|pas)|(je|j')? (ne)? sais plus|j'ai (un|le) trou) (de|a|pour|c'est|c'etait)* (quand|quelle heure|quel jour|quelle date) (c'est|c'etait|est|
      etait|j'ai|j'avais|on a|on avait)?
    (j'ai oublie|j'oublie|(je|j')? (ne)? (me|m')? (souviens|rappelle) (plus|pas)) (de)? (l'heure|la date|le jour) (de)? (ma|mon|notre|la)? {booking}?`,
  fewer: say`
    ({someone}|{somebody}|il|elle|{n}|(mon|ma|notre|un|une|le|la|l') ({relative}|enfant)) {leaves} / (on|nous) (est|sera|sommes|serons) (un|une|{n})? (de)? moins / {n} (personne|personnes) (de|en) moins`,
  as_before: say`
    (garde|gardez|gardons|on garde|laisse|laissez|laissons|on laisse|on reste|restons|remets|remettez)? (ca|cela|tout|le|la)? comme (c'etait|on avait (dit|prevu)?|j'avais (dit|prevu)?) (avant|au debut|au depart)?
    (garde|gardez|gardons|on garde|on reste sur|restons sur) ce (qu'on|que j') (avait|avais) (avant|au debut|au depart)?`,
  unneeded: say`
    (je|on|nous|j'|j) (ne|n'|n)? (en|y|la|le|l')* (veux|voulons|veut|ai|a|avons|aurai|viens|pars|part|partons|vais|va|allons|voyage|voyageons) (finalement)? plus (besoin|envie|partir|voyager|venir|y aller)?
    (je|on|nous) (ne|n'|n)? (pourrai|pourra|pourrons|pourrais|peux|peut|pouvons|vais|va|allons) (vraiment|finalement|malheureusement)* (pas|plus) pouvoir? (venir|y aller|assister|partir|voyager|me deplacer|etre (la|present|presente))
    (mes|nos|les) projets (ont|a|avons)? change / (changement|changements) de programme / (j'ai|on a|il y a) (eu)? un (empechement|imprevu|contretemps) / je suis (malade|souffrant|souffrante|empeche|empechee)`,
  uncounted: say`
    moi (et|avec) (toute|tous|toutes)? (ma|mes|la|les|des|quelques) (famille|enfants|filles|fils|petits|amis|amies|copains|copines|freres|soeurs|cousins|cousines|collegues|potes|
      equipe)
    avec (toute|tous|toutes)? (ma|mes|la|les|des|quelques) (famille|enfants|filles|fils|petits|amis|amies|copains|copines|freres|soeurs|cousins|cousines|collegues|potes|equipe)
    (ma|mes|les) (famille|enfants|amis|amies|potes|collegues) et moi / toute (la|ma) famille / (quelques|plusieurs) (amis|amies|personnes|collegues) / et les (enfants|petits)`,
};
