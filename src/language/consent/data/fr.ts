import { say } from '../../data/say.ts';
import type { ConsentWords } from '../words.ts';
import { acts, requests } from './fr-acts.ts';

const PRONOUNS = ['la', 'le', 'les', 'moi', 'nous', 'la-moi', 'le-moi', 'la-nous', 'le-nous', 'moi-la', 'moi-le', 'en'];

/** Orders with the pronouns that hang on them: "réservez" gives "réservez-la", "réservez-la-moi". */
function hung(verbs: readonly string[]): readonly string[] {
  return verbs.flatMap((verb) => PRONOUNS.map((pronoun) => `${verb}-${pronoun}`));
}

/** Nouns after the article that melts into them: "l'adresse". */
function elided(nouns: readonly string[]): readonly string[] {
  return nouns.map((noun) => `l'${noun}`);
}

export const fr: ConsentWords = {
  classes: {
    book_it: hung(say`
      reserve / reservez / bloque / bloquez / retiens / retenez / prends / prenez / planifie / planifiez / programme
      programmez / cale / calez / booke / bookez / inscris / inscrivez / note / notez / mets / mettez / garde / gardez`),
    call_off_it: hung(
      say`annule / annulez / libere / liberez / supprime / supprimez / decommande / decommandez / enleve / enlevez`,
    ),
    move_it: hung(say`
      deplace / deplacez / decale / decalez / change / changez / reporte / reportez / modifie / modifiez / bouge
      bougez / repousse / repoussez / avance / avancez`),
    add_it: hung(say`ajoute / ajoutez / rajoute / rajoutez / mets / mettez / inclus / incluez / prends / prenez`),
    confirm_it: hung(say`confirme / confirmez / valide / validez / lance / lancez / finalise / finalisez`),
    send_me: hung(say`envoie / envoyez / donne / donnez / transmettez / transmets / montre / montrez`),
    tell_me: hung(say`
      envoie / envoyez / donne / donnez / rappelle / rappelez / indique / indiquez / dis / dites / explique
      expliquez`),
    ofthem: say`la / le / les / votre / vos / ton / cette / ces / toute votre`,
    where: [
      ...elided(say`adresse / itineraire / acces / adresse exacte / adresse complete / etage`),
      ...say`
        la (localisation|rue|position) / le (plan|code|numero|code d'entree|chemin|trajet) / comment (venir|y aller|acceder)
        votre (adresse|numero|telephone|mail|email) / ou (c'est|vous etes|ca se trouve|se garer|vous trouver)
        un (plan|recapitulatif|mail|recu|justificatif|rappel) / une (confirmation par mail|facture)`,
    ],
    this: say`ca / cela / ceci / celle-ci / celui-ci / celle-la / celui-la / tout / tout ca / le tout`,
    it: say`
      {this} / ce {thing} / (la|le|les|ma|mon|mes|notre|cette|cet|votre) {thing} / (cette|ce) {thing} la
      (la|le) meme / l'option / l'offre / l'heure / l'horaire / cet horaire / cette heure / cette offre`,
    thing: say`
      reservation / resa / creneau / date / jour / place / places / option / proposition / details / infos
      informations / heure / horaire / formule / forfait / {visit} / {room} / {table} / {flight} / {trip}`,
    visit: say`rdv / rendez-vous / rendezvous / visite / seance`,
    room: say`salle / salles / espace / bureau / atelier / chambre / sejour`,
    table: say`table`,
    flight: say`vol / billet / billets`,
    trip: say`voyage / sejour / excursion / circuit / visite / billet / billets`,
    book: say`
      reserve / reservez / reserver / bloque / bloquez / bloquer / retiens / retenez / retenir / prends / prenez
      prendre / planifie / planifiez / planifier / programme / programmez / programmer / cale / calez / caler / book
      bookez / booker / booke / reservons`,
    to_book: say`
      reserver / bloquer / retenir / prendre / planifier / programmer / caler / booker / inscrire / noter / garder
      la reserver / la bloquer / la retenir / la prendre / le reserver / le bloquer / le prendre / le retenir
      les reserver / les prendre / me la reserver / me le reserver / nous la reserver / nous le reserver / me reserver
      nous reserver / me bloquer / nous bloquer / me la bloquer / nous la bloquer / me l'inscrire
      faire la (reservation|resa) / faire cette reservation / m'inscrire / nous inscrire / me la prendre
      me le prendre / me noter / nous noter / effectuer la reservation / proceder a la reservation`,
    call_off: say`
      libere / liberez / liberer / annule / annulez / annuler / supprime / supprimez / supprimer / decommande / decommandez / decommander`,
    to_call_off: say`
      liberer / la liberer / le liberer / annuler / l'annuler / les annuler / supprimer / la supprimer / le supprimer / decommander / la decommander
      me l'annuler / nous l'annuler / m'annuler / nous annuler / proceder a l'annulation / faire l'annulation`,
    move: say`
      deplace / deplacez / deplacer / decale / decalez / decaler / change / changez / changer / reporte / reportez
      reporter / modifie / modifiez / modifier / bouge / bougez / bouger / repousse / repoussez / avance / avancez`,
    to_move: say`
      deplacer / decaler / changer / reporter / modifier / bouger / repousser / la deplacer / la decaler / la changer
      la reporter / la modifier / la bouger / le deplacer / le decaler / le changer / le reporter / le modifier
      le bouger / me la deplacer / me la decaler / me le deplacer / me le decaler / faire le changement`,
    add: say`
      ajoute / ajoutez / ajouter / rajoute / rajoutez / rajouter / mets / mettez / mettre / inclus / incluez / inclure
      prends / prenez / prendre`,
    to_add: say`
      ajouter / l'ajouter / les ajouter / rajouter / le rajouter / la rajouter / mettre / inclure / l'inclure
      me l'ajouter / nous l'ajouter / m'ajouter / nous ajouter / prendre / le prendre / la prendre`,
    confirm: say`confirme / confirmez / valide / validez / confirmer / valider`,
    me: say`moi / nous / notre part / ma part / mon equipe et moi`,
    forme: say`pour {me} / de (mon|notre) cote / a {me} / en ce qui me concerne / pour ma part / de ma part`,
    good: say`
      bon / bonne / bien / ok / okay / parfait / parfaite / super / nickel / nikel / top / genial / geniale
      impeccable / impec / ideal / ideale / excellent / excellente / correct / correcte / exact / exacte / cool
      formidable / magnifique / merveilleux / fantastique / chouette / tip top / au top / extra / juste / d'accord
      confirme / valide / tiguidou / niquel / impecable / le top / conforme / en ordre / sympa / valable / convenable`,
    very: say`
      tres / vraiment / trop / tout / tt / absolument / parfaitement / bien / super / plus que / totalement / tout a fait
      toujours / donc / deja`,
    itbe: say`
      c'est / c / ce sera / ce serait / cela est / ca c'est / ca sera / ca serait / tout est / c'est tout
      tout ca c'est / {it} est / {it} sont / {it} c'est / {it} me semble / ca semble / ca me semble / cela me semble
      ca me parait / cela me parait / ca parait / ca a l'air / ca m'a l'air / tout me semble / tout me parait
      tout semble / tout parait`,
    suitsme: say`
      (me|nos|nous) (va|convient|plait|conviendra|ira|irait|conviendrait|correspond|convient) / m'arrange
      nous arrange / m'ira / m'irait / m'convient / me va / convient / colle / fonctionne / joue / matche / m'irait`,
    well: say`
      bien / tres bien / parfaitement / tout a fait / parfait / super / super bien / nickel / impec / tres bien aussi
      trop bien / aussi / a merveille / comme ca / comme un gant / completement / totalement / bien aussi / egalement
      au mieux`,
    here: say`
      maintenant / alors / donc / tout de suite / des maintenant / de suite / directement / la / desormais / deja
      vite / comme ca`,
    can: say`
      pouvez-vous / vous pouvez / peux-tu / tu peux / t'peux / pourriez-vous / vous pourriez / pourrais-tu
      tu pourrais / est-ce que (vous pouvez|tu peux|vous pourriez|tu pourrais|je peux|on peut|je pourrais) / puis-je
      je peux / pourrais-je / je pourrais / on peut / peut-on / pourrait-on / on pourrait / voulez-vous bien
      vous voulez bien / tu veux bien / veux-tu bien / pouvons-nous / nous pouvons / auriez-vous la gentillesse de
      ca te derange de / ca vous derange de / est-il possible de / c'est possible de / serait-il possible de
      possible de`,
    wish: say`
      je veux / j'veux / je voudrais / j'voudrais / je souhaite / je souhaiterais / j'aimerais / j'aimerai / on veut
      on voudrait / on aimerait / nous voulons / nous voudrions / nous souhaitons / nous souhaiterions
      nous aimerions / je prefere / j'ai envie de / je desire / je veux bien / on veut bien / je vais / on va
      nous allons / j'vais / merci de / merci de bien vouloir / veuillez / priere de`,
    with: say`
      a / au / le / la / les / de / du / des / en / pour / pour le / pour la / dans / dans la / sur / par / chez
      a la / pour les / de la / au nom de / jusqu'a / jusque / et jusqu'a / entre / et / soit / c'est / c'est bien
      ce`,
    decide: say`
      confirme / confirmons / valide / validons / reserve / decide / paie / paye / annule / dis / redis / rappelle
      reponds / confirmerai / validerai / reserverai / deciderai / paierai / verrai / prends / regle / accepte`,
    someday: say`
      demain / apres-demain / ce soir / cet apres-midi / aujourd'hui / plus tard / apres / bientot / tantot
      (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (prochain)? / la semaine prochaine / cette semaine
      dans (la journee|la soiree|la matinee|l'apres-midi|une heure|un moment|un instant|quelques minutes)
      en fin de journee / tout a l'heure / d'ici (demain|ce soir)`,
    who: say`
      mari / femme / epouse / epoux / conjoint / conjointe / copain / copine / compagnon / compagne / patron
      patronne / boss / chef / cheffe / directeur / directrice / direction / responsable / collegue / collegues
      associe / associee / mere / pere / maman / papa / frere / soeur / fils / fille / ami / amie / equipe / medecin
      assurance / comptable / client / hierarchie / comptabilite / manager / banque / famille / agenda / planning
      n+1`,
    allergy: say`
      (a la|au|aux|a) (penicilline|latex|noix|arachides|cacahuetes|gluten|lait|oeufs|poisson|crustaces|lactose|pollen|anesthesie|aspirine|fruits de mer|chats)`,
  },
  kinds: {
    yes: say`
      bon pour accord / (finalement|au final|apres reflexion|malheureusement|helas) , (oui|ouais) / (oui|ouais) , (malheureusement|helas|dommage) / je (le crains|crains que oui|crains bien que oui)
      (oui|ouais|bien sur|oui merci|oui svp|oui s'il vous plait|volontiers|avec plaisir) , {somebody}> / oui , {somebody} , (merci|svp|s'il vous plait)>
      (on|je) (va|vais) dire (que)? (c'est)? oui / (ben|bah|ah|oh|euh|bon)? (oui|ouais|ok|okay|d'accord) allez
      oui / ouii / ouais / ouai / ouaip / ouep / ouaich / wi / ui / uii / yep / yes / yess / yeah / yup / moui
      (mais|ben|bah|bin|ah|oh|eh|he|euh|bon|alors|ma foi|beh|bein) oui
      oui (oui|ouais|bien sur|certainement|absolument|tout a fait|volontiers|avec plaisir|svp|merci|carrement)
      (bon|donc|alors|ben|eh bien) , bien sur / bien sur / biensur / bien sure / bien entendu / bien evidemment / evidemment / evidement / naturellement
      certainement / absolument / tout a fait / carrement / exactement / exact / effectivement / en effet / affirmatif
      assurement / sans hesiter / sans hesitation / sans aucun doute / volontiers / avec (grand|un grand)? plaisir
      avec joie / (je|on|nous) (confirme|confirmons|valide|validons|approuve) {this}?
      je (le|la|les|vous le|vous la|te le|te la) (confirme|valide)
      je vous confirme (la reservation|le rdv|le rendez-vous|l'annulation|que oui|que c'est bon|que c'est ok)
      j'accepte {it}? / on accepte {it}? / nous acceptons {it}? / j'approuve
      je suis (tout a fait|entierement|totalement|bien)? d'accord / on est d'accord / nous sommes d'accord / confirme
      confirmee / valide / validee / accepte / acceptee
      (c'est|c) (bien)? (ca|cela|exact|exactement ca|tout a fait ca|oui|un oui|confirme|valide|d'accord pour moi|correct)
      c'est cela meme / je (dis|disais) oui / j'ai dit oui / je vous (dis|ai dit) oui
      (c'est|c) (un)? (grand|gros|enorme)? oui / je veux bien / j'veux bien / je veux / je le veux / on veut bien
      certain / c'est certain / c'est sur / c'est sur et certain / j'en suis (sur|sure|certain|certaine)
      sur et certain / mets-en / et comment / un peu oui / un peu mon neveu
      oui je le? (confirme|veux|valide|souhaite|desire|suis sur|suis sure) / oui je la (confirme|valide) / je le souhaite
      vous avez (mon|le) (accord|feu vert|aval|go) / tu as (mon|le) (accord|feu vert|go)
      je donne mon (accord|feu vert|aval|consentement) / feu vert / c'est exact / c'est juste / positif
      je suis (partant|partante|sur|sure|pret|prete|dedans) / partant / partante / partants / on est (partants|chauds)
      oui (alors|donc) / oui (a|pour) tout / non , (pardon|desole|desolee)? , (je veux|je voulais|j'voulais) dire oui / comment (refuser|dire non)
      (je|on) (ne)? (vois|voit) pas pourquoi (je|on)? (dirais|dirait|refuserais|refuserait)? non? / (je|on) (ne)? (peux|peut|vais|va) pas (dire non|refuser) (a ca)?`,
    ack: say`
      (ok|d'accord|parfait|super|tres bien|ca marche|entendu|nickel) , {somebody}>
      (c'est|c|j'ai|je l'ai)? bien? (note|enregistre|pris note) {forme}
      carre / azy / ok / okk / okay / okey / oki / okok / ok ok / okidoki / oki doki / okidac / k / d'accord / dacc / dac / d'acc / dak
      dakor / dacord / daccord d'accord / d'ac / oké / entendu / c'est entendu / parfait / parfaitement / tres bien
      trop bien / fort bien / bien / super / supers / genial / nickel / nikel / nickel chrome / niquel / impec
      impeccable / top / au top / tip top / cool / ca marche / ok ca marche / ca roule / ca roule ma poule
      ok ca roule / ca joue / ca baigne / ca gaze / ca roule pour moi / ca le fait / ca va le faire / (c'est|c) bon
      (c'est|c) ok / (c'est|c) d'accord / (c'est|c) tout bon / tout bon / ca y est / vendu / adjuge / adjuge vendu
      marche conclu / deal / tope la / excellent / formidable / magnifique / merveilleux / merveilleuse / fantastique
      extra / chouette / ideal / perfecto / banco / tiguidou / gege / yallah
      (y a|il y a|il n'y a|ya|y'a)? (pas de|aucun|sans|0|zero|pas le moindre|sans aucun) (souci|soucis|probleme|problemes|pb|pbs|prob|problem|inconvenient|blem)
      pas de problemo / aucune objection / pas d'objection / pas d'inconvenient / pas d'souci / {very} {good} / bon ok
      bon d'accord / eh bien d'accord / a vos ordres / comme (vous voulez|tu veux|vous dites|convenu|prevu)
      c'est comme vous voulez / voila / fait / juste / correct / soit ok / qu'il en soit ainsi / 👍 / 👌 / ✅ / ✔ / 🆗 / 💯
      🙌 / 👏 / 🤝 / super bien / good / great / perfect / fine / nice
      (ok|d'accord|parfait|bien|super|entendu|tres bien|ca marche|nickel) (alors|donc)
      (alors|donc|bon) (ok|d'accord|parfait|bien)`,
    praise: say`
      (ca|la|celui-ci|celle-ci)? c'est (beaucoup|bien|nettement|deja)? mieux
      {itbe} {very}? {very}? {good} {forme}? / {good} {forme} / {very} {good} {forme}
      {it} {suitsme} {well}? {forme}? / tout {suitsme} {well}?
      (ca|cela|c'la|sa|ceci|celle-ci|celui-ci|tout) {suitsme} {well}? {forme}?
      (ca|cela|sa) (marche|roule|va|fonctionne|le fait|colle) {well}? {forme}
      (c'est|c) (bon|ok|okay|oui|good|d'accord|tout bon|nickel|parfait) {forme} / (oui|ok|d'accord|bien) {forme}
      {forme} (c'est|c)? {very}? {good} / {forme} (ca|cela)? {suitsme}? {well}? / moi ca {suitsme} {well}?
      moi c'est {good} / (le|la|les|a|au|de|pour)? {value} {suitsme} {well}? {forme}?
      (le|la|les|a|au|de|pour)? {value} (c'est|ca|c|ce sera|cela)? ({suitsme}|est|serait|sera)? {very}? ({good}|{well}) {forme}?
      (le|la|les|a|au|pour)? {value} (ca|cela) {suitsme} {well}?
      (ok|bon|parfait|d'accord|oui|super|nickel|partant|partante|c'est bon|c'est ok|ca me va|ca nous va|ca marche) pour (le|la|les|ce|cette|moi)? ({value}|{it})
      (bonne|excellente|tres bonne|super) (idee|option|nouvelle|proposition)
      {itbe} (une)? (bonne|excellente|tres bonne|super) (idee|option|proposition|nouvelle)
      ca fait (mon|notre) (affaire|bonheur) / ca tombe (bien|tres bien|a pic|nickel|parfaitement|super bien)
      ca ne peut pas mieux tomber / on ne peut mieux
      (c'est|c) (exactement|justement|tout a fait|bien|precisement)? (ce qu'il (me|nous) faut|ce que je (veux|voulais|souhaite|cherchais|cherche|souhaitais)|ce qu'on (veut|voulait|cherchait)|ce que nous (voulons|cherchions|souhaitons)|ce dont j'ai besoin)
      exactement ce (qu'il me faut|que je voulais|que je cherchais|que je veux) / rien a redire / rien a dire
      que du bon
      je suis (ok|okay|satisfait|satisfaite|content|contente|ravi|ravie|bon|bonne|d'accord) (avec|pour) {it}
      je suis ok / on est ok / (j'aime|j'adore) (bien|beaucoup)? {it}?
      ca (me|nous) (plait|plairait) (bien|beaucoup)? / ca m'interesse
      (la|le|les) {thing} (me|nous) (va|convient|plait) {well}? / je suis dispo / je suis disponible / on est dispo
      je peux (le|la|a)? {value}
      (toutes)? (les|ces) (infos|informations|details) sont (bons|bonnes|correctes|corrects|exacts|exactes|justes)
      tout est {very}? {good} / tout (bon|ok|nickel|parfait|est la|est en ordre) {forme}?`,
    please: say`
      s'il vous plait / s'il te plait / s'il-vous-plait / s'il-te-plait / svp / stp / siouplait / siteplait
      sivouplait / sil vous plais / s'il vous plais / sil te plais / je vous prie / je te prie / je vous en prie
      je t'en prie / merci de faire le necessaire / please / pls / plz`,
    courtesy: say`
      alors> / donc> / du coup>
      (merci|merci beaucoup|merci bien|grand merci|bonjour|bonsoir|salut|coucou|svp|pardon) , {somebody}>
      si (ce n'est|c'est|c'est) pas (trop demander|trop (de)? (derangement|complique|embetant|genant)|un probleme|genant|abuser) / si (ca|cela) (ne)? (vous|te|t') (embete|ennuie|gene|derange|pose) pas (de probleme)?
      sans (vouloir)? abuser
      (ah|aah|oh|wow|waouh|ouh la|oh la) , (ok|okay|d'accord|bon|je vois) / (ok|okay) , (wow|waouh|ouh la)
      quand meme / tout de meme / de toute (facon|maniere) / malgre tout
      (merci|mrc|mci|mercii|thanks|thx|remerciements) (beaucoup|bcp|infiniment|bien|mille fois|encore|encore une fois|a vous|a toi|d'avance|par avance|tout plein|a tous|a toute l'equipe|enormement|vraiment|madame|monsieur|camille)?
      (un)? (grand|gros|tres grand|immense)? merci / mille (fois)? (merci|mercis)
      merci (beaucoup|bcp|infiniment|bien|encore)? (d'avance|a vous|a toi)?
      (grand|mille|infiniment|encore|encore un grand|bien|beaucoup)? merci (beaucoup|bcp|infiniment|bien|encore)? (a vous|a toi)? pour {ofthem} (aide|patience|reponse|rapidite|gentillesse|reactivite|attention|info|information|infos|accueil|temps|service|retour|precisions|comprehension|disponibilite|aide precieuse|reponse rapide|retour rapide|proposition)
      merci (beaucoup|bcp|infiniment|bien|encore)? pour (l'aide|l'accueil|l'attention|tout) / merci pour tout
      merci de {ofthem} (aide|patience|reponse|comprehension|gentillesse|rapidite)
      merci (d'avoir|de m'avoir) (attendu|repondu|aide|patiente|prevenu) (si vite|rapidement)?
      je vous (en)? (remercie|remercie beaucoup|remercie par avance|remercie d'avance) / je te remercie
      (c'est|c) (tres|vraiment|bien)? (gentil|aimable|sympa|adorable|gentil a vous|aimable a vous)
      (c'est|c) (tres|vraiment)? (gentil|aimable|sympa) de (votre|ta) part
      (bonjour|bonsoir|salut|coucou|hello|slt|bjr|bsr|cc|re-bonjour|rebonjour|re|hey|allo) (a vous|a tous|madame|monsieur|camille|la)?
      bien le bonjour / de rien / avec plaisir de rien / pardon / desole / desolee / navre / navree / excusez-moi
      excuse-moi / excusez moi / mes excuses / toutes mes excuses / pardonnez-moi / sorry
      (desole|desolee|pardon|navre|mes excuses|excusez-moi|toutes mes excuses|excuse-moi) (pour|de) (le|la|ma|mon|ce|cette) (retard|reponse tardive|delai|attente|confusion|derangement|temps de reponse|reponse)
      (desole|desolee|pardon|navre) (pour l'attente|du retard|de l'attente|pour l'heure)
      (desole|desolee|pardon) (de repondre|d'avoir repondu|de vous repondre|de te repondre|de vous avoir fait attendre|d'avoir tarde) (si)? (tard|tardivement)?
      desole du retard / madame / monsieur / mademoiselle / chere madame / cher monsieur / messieurs / mesdames
      mon ami / mon amie / chef / les amis / ma belle / ma chere / mon cher / l'ami / bro / frero / poto / mec / gars
      la team / cher ami / chere amie
      vous etes (au top|genial|geniale|geniaux|super|adorable|un amour|formidable|formidables|les meilleurs|un ange|une perle|efficace|rapide)
      tu es (au top|genial|geniale|super|un amour|un ange|une perle|adorable)
      t'es (au top|genial|geniale|super|un amour|un ange) / lol / mdr / ptdr / haha / hahaha / hihi / hehe / xd / ah
      oh / eh / he / ha / hop / hop la / youpi / yeah baby / ouf / chic / wow / waouh / hourra / ah la la / bravo
      bisous / biz / bises / 🙏 / 😊 / 🙂 / 😀 / 😄 / ❤ / 😃 / 🎉 / 😁 / 🤗 / ☺ / 🥳 / ✨ / 🥰 / 😍 / 🤞 / 💪 / 😘 / 😉 / 😎 / 😆 / 😅 / 😂
      🤣 / 🤩 / 💙 / 💚 / 💜 / 🧡 / 💛 / 💕 / ♀ / ♂ / xx / si possible / si c'est possible / si cela ne vous derange pas
      si ca ne vous derange pas / si ca te derange pas`,
    restates: say`(le|on|je|nous)? (retour|rentre|rentrons|revient|reviens|revenons) (le|est|c'est)* {last} / (je|on|nous) (reste|restons|garde|gardons) (sur|avec|pour|a|le|la)* {value} / (gardons|restons) (sur|avec|a|le|la)* {value} / {with} {value} / {with} {with} {value} / {with}? {value} (alors|donc) / (c'est|c)? (celui|celle) (ci|la) / (cette|ce|cet) {thing} la?`,
    keeps: say`
      (garde|gardez|gardons|on garde|je garde|laisse|laissez|laissons|on laisse|je laisse|on reste) (ca|cela|tout|le|la)? (comme (c'est|c|ca|cela)|tel quel|telle quelle|en l'etat) / tel quel / telle quelle / comme c'est / en l'etat`,
    comes: say`
      (a|au) {day} / (a|au) {day} (a|pour)? {value} / a (ce|cette) (jour|moment|date) la / a ce jour-la / (a|au) {day} (alors|donc|matin|soir)
      (on se voit|on se retrouve|rendez-vous|rdv|je vous dis) (donc|alors)? (le|a|au)? {day} ((a|pour)? {value})?
      a (bientot|tres vite|tres bientot|plus|tantot)
      (je|on|nous) (viens|vient|venons|viendrai|viendra|viendrons) (bien|toujours)? {value}? / (je|on) (confirme|confirmons) (ma|notre)? (presence|venue)
      je peux (toujours)? venir {value}? / ca tient toujours (pour moi)?
      (je|on|nous) (serai|serais|sera|serons|vais etre|va etre|arrive|arriverai|arrivera|arriverons) (la|a l'heure|present|presente|presents|au rendez-vous|ponctuel|ponctuelle|ponctuels|pile a l'heure|en avance) {value}?
      j'arriverai (a l'heure|en avance|un peu en avance) / j'arrive
      (je|on) viens / (je|on) (viendrai|viendra) (a l'heure|en avance)? / nous viendrons / on vient
      je ne serai pas en retard / je serai pas en retard / on ne sera pas en retard / on sera pas en retard
      nous ne serons pas en retard
      (je|on) (me|nous|se) (rejouis|rejouit|rejouissons) (d'avance|deja|de venir|de vous rencontrer|de la visite)?
      (j'ai|on a) hate (d'y etre|de vous voir|d'etre la)?
      (hate|vivement) (d'y etre|{value}|le {value}|jeudi|ce jour)? / sans faute`,
    attends: say`
      (je|on) (ne|n'y)? (manquerai|manquera|manque) pas (ca|cela|{value})? / present / presente / presents / presentes
      (je|on|nous) (serai|sera|serons) bien? (la|present|presente|presents|au rendez-vous|au rdv) ((a|le)? {value})?
      (j'y|on y|nous y|jy) (serai|sera|serons) (sans faute|a l'heure|{value})? / (je|on|nous) (viendrai|viendra|viendrons) (alors|donc|avec plaisir)?
      (vous pouvez|tu peux) compter sur (moi|nous) / comptez sur (moi|nous) / compte sur moi`,
    absent: say`
      un (gros|petit)? (empechement|imprevu|contretemps) (de derniere minute)? / (il y a|j'ai|on a)? (eu)? un changement de (programme|plan|plans) / changement de (programme|plan|plans)
      plus besoin / (je|on) (n'en|n'ai|n'a)? (en)? (ai|a)? plus besoin / (ce n'est|c'est) plus (necessaire|la peine|utile)
      (car|parce que|puisque)? (je|on|nous) (ne)? (peux|peut|pouvons|pourrai|pourra|pourrons|vais|va|allons) (finalement)? (plus|pas) (pouvoir)? (venir|y aller|y etre|me liberer|nous liberer|assister) (finalement|{value})?
      (je|on|nous) (ne)? (viens|vient|viendrai|viendra|viendrons) (plus|pas) / je suis (malade|souffrant|souffrante|empeche|empechee) / (j'ai|on a|il y a) (eu)? un (empechement|imprevu|contretemps) / (je|on) (n'en)? (en)? (ai|a) plus besoin`,
    seconds: say`
      (mon|ma|mes|la|le|notre|nos) {who} (me)? (dit|disent|confirme|confirment) (que)? (c'est (bon|ok|d'accord|parfait|tout bon)|oui|ok|d'accord)
      (mon|ma|mes|la|le|notre|nos) {who} (est|sont|etait) (bien|aussi|tout a fait|deja|egalement)? (d'accord|ok|partant|partante|partants|pour|favorable) (aussi|egalement)?
      (mon|ma|mes|la|le|notre|nos) {who} (a|ont) (bien|deja|aussi)? (accepte|valide|approuve|dit ok|donne (son|leur) (accord|feu vert|aval)) {it}?
      (il|elle|ils|elles|tout le monde|l'equipe) (me)? (dit|disent|a dit|ont dit|confirme|confirment) (que)? (c'est (bon|ok|d'accord|parfait|tout bon)|oui|ok|d'accord)
      (il|elle|ils|elles|tout le monde|l'equipe) (est|sont) (bien|aussi|tous|toutes|tout a fait|deja)? (d'accord|ok|partant|partante|partants|partantes|favorable|favorables) (aussi|egalement)?
      (il|elle|ils|elles|tout le monde|l'equipe) (a|ont) (bien|deja|aussi)? (accepte|valide|approuve|donne (son|leur) (accord|feu vert|aval)) {it}?`,
    remark: say`
      (c'est|c|ce n'est|c'etait|ca n'est|je trouve ca|je trouve que c'est) (vraiment|franchement|finalement|meme|quand meme|plutot)* pas (trop|tres|si|tellement|bien|vraiment)* (cher|chere|loin) (du tout|finalement|en fait|quand meme)?
      (c'est|c|je trouve ca) (vraiment|plutot|assez|tres)* (abordable|raisonnable|bon marche|correct comme prix)
      avant que (ca|le prix|les prix|le tarif|les tarifs) (n'|ne)? (augmente|augmentent|monte|montent|grimpe) / avant (que|qu') (ca|ce|elle|il) (ne)? (parte|soit) (trop tard|complet|complete|pris|prise|plus dispo|plus disponible)?
      avant (que|qu') (quelqu'un|un autre|une autre|on|quelqu'un d'autre) (ne)? (la|le|l'|me la|me le|nous la|nous le)? (prenne|pique|reserve|souffle|bloque) / avant que je change d'avis
      vite / depechez-vous / depeche-toi
      (j'avais|on avait|nous avions|j'ai|on a) (failli|completement|totalement|presque|bien)* (oublie|oublier|zappe|zapper) (ca|cela|le rendez-vous|la reservation)? / (ca|cela) m'etait (completement)? sorti de la tete
      (si|s'il|puisque|puisqu'il|comme|vu que) (c'est|ce n'est|il n'y a|il y a|n'y a|y a|il reste|il ne reste|ne reste|reste|vous n'avez|vous avez|t'as) (que (ca|celle-la|celui-la|celle-ci|cette salle|ce creneau)|rien d'autre|pas (mieux|autre chose)|tout ce (que vous avez|qu'il y a|qu'il reste)|plus que (ca|celle-la))
      (puisque|comme|vu que|car|parce que) c'est (bien)? {value} / c'est (bien)? {value} (donc|alors|du coup)
      (desole|desolee|pardon|excusez-moi|excuse-moi)? ,? (j'etais|on etait|nous etions|j'ai ete) (au volant|en reunion|au travail|au boulot|sous la douche|en voiture|dans le train|dans le metro|dans le bus|au telephone|en rendez-vous|en rdv|en ligne|occupe|occupee|a table|en cours|en train de (conduire|manger|travailler|dormir|cuisiner)|absent|absente|en deplacement|en pause)
      (desole|desolee|pardon|excusez-moi|excuse-moi)? ,? (j'suis|je suis) (au volant|en reunion|au travail|au boulot|sous la douche|en voiture|dans le train|dans le metro|dans le bus|au telephone|en rendez-vous|en rdv|en ligne|a table|en cours|en pause|en train de (conduire|manger|travailler|cuisiner)) (la|maintenant|en ce moment)?
      (desole|desolee|pardon|excusez-moi|excuse-moi)? ,? (j'suis|je suis) (occupe|occupee|absent|absente|en deplacement) (la|maintenant|en ce moment)
      (desole|desolee|pardon)? ,? (je n'avais|j'avais|je n'ai|j'ai) (pas|seulement)? (encore)? (vu|lu) (votre|ton|le) (message|sms|mail)
      je (viens de|decouvre|vois) (voir|lire)? (seulement)? (votre|ton|le) (message|sms|mail)
      je suis (un peu|tres|aussi|egalement)? (allergique|intolerant|intolerante|vegetarien|vegetarienne|vegan|vegane|diabetique|enceinte|nouveau|nouvelle|stresse|stressee|sourd|sourde|gaucher|gauchere|celiaque|en fauteuil roulant|client|cliente) {allergy}?
      j'ai une (allergie|intolerance) {allergy}?
      (c'est|ce sera|ca sera) (ma|la|notre) premiere (fois|visite|reservation) (ici|chez vous|que je viens)?
      pour info / pour information / au fait / au passage / soit dit en passant / ca fait longtemps
      (je|on) paie (en especes|par carte|en liquide|cash) / comme (d'habitude|toujours|d'hab|la derniere fois)
      c'est encore moi / je (le|la)? note (dans mon agenda|dans mon calendrier)`,
    enough: say`
      (merci|thanks) (beaucoup|bcp|bien)? (pour|de) (l'info|l'information|les infos|les informations|la precision|les precisions|le renseignement|l'explication)
      (non)? ,? rien (d'autre|de plus|a ajouter|a changer|a signaler|a modifier) / (non)? ,? (c'est|c) tout
      non ,? (non)? ,? (c'est|c|ca sera|ce sera) {very}? (bon|ok|parfait|tout|tout bon|nickel|bien|tres bien) (comme ca)?
      (c'est|c) (bon|bien|tres bien|parfait|nickel) (comme ca|ainsi)
      (non)? ,? (ca sera|ce sera|ca ira|ca va) (tout|comme ca|ainsi)?
      (non)? ,? (je n'ai|j'ai) (pas|plus|aucune) (d'autre|d'autres|de)? (question|questions|besoin d'autre chose|demande)
      (non)? ,? pas (d'autre|d'autres|de) (question|questions|changement|changements|demande|modification|modifications)
      (non)? ,? aucune (question|modification|autre question|autre demande)
      (non)? ,? aucun (changement|autre besoin) / (non)? ,? (il ne)? (me|nous)? (faut|fallait) rien (d'autre|de plus)
      (non)? ,? je n'ai (besoin de|rien) (rien)? (d'autre|de plus|a ajouter) / (non)? ,? j'ai tout ce qu'il (me)? faut
      (non)? ,? ne changez rien / (non)? ,? sans changement / (non)? ,? ne vous (inquietez|en faites) pas / t'inquiete
      (bien|c'est (bien)?)? (compris|recu|note) / je comprends / j'ai (bien)? compris / bien recu / t'inquiete pas / tkt / vous inquietez pas / je vais bien / ca va merci / ca va ,? merci / ca va bien
      ca va bien merci / bien merci / tres bien merci et vous`,
    leaves: say`
      au revoir / aurevoir / a plus tard / a la prochaine / bye / bye bye / ciao / tchao / tchuss / adieu
      salutations
      (bonne|belle|excellente) (journee|soiree|nuit|fin de journee|continuation|semaine|apres-midi|matinee|route) (a vous|a toi|a tous|aussi|egalement)?
      bon (week-end|weekend|apres-midi|courage|dimanche|we|app) (a vous|a toi)?
      (passez|passe) une (bonne|belle|excellente) (journee|soiree|fin de journee|semaine) / prenez soin de vous
      prends soin de toi / portez-vous bien
      (cordialement|bien cordialement|bien a vous|cdlt|cdt|sinceres salutations|bien a toi|amicalement|respectueusement|meilleures salutations)
      (vous|toi|a vous|pareillement|egalement|de meme) aussi / pareillement / a vous aussi / 👋`,
    link: say`
      et / puis / et puis / (et|mais|ou|puis) (alors|donc|du coup) / alors [{word}] / donc [{word}] / bon / ben / bah / eh bien / et bien / hein / aussi / egalement / du coup [{word}]
      dans ce cas / en ce cas / bon alors / bon ben / ah et / ensuite / la / ok donc / ok alors / voila donc / ainsi
      et aussi / euh / heu / hey / tiens / ecoutez / ecoute / maintenant
      tant pis / allez / et puis zut / zut / oh et puis`,
    asks: say`
      (ou|d'ou) (est|se trouve|se situe|etes-vous|c'est|puis-je|peut-on|dois-je|je peux me garer|on se gare|se garer|exactement|ca se trouve)
      c'est ou / vous etes ou / (regardez|regarde|verifiez|verifie|voyez) (si|s'il|s'ils)
      (qui|qui est-ce qui) (est|m'accueille|m'accueillera|nous accueille|sera|contacter|dois-je|s'occupe)
      (quel|quelle) est {where} / quelle adresse / l'adresse c'est / quel (etage|numero|metro|bus|code)
      quelle (adresse|rue|station|ligne|entree)
      comment (on|je|s'y|vous|y|puis-je|peut-on|fait-on|s'y rend-on|vous trouver|venir|y aller|acceder|on y va|on rentre|on entre|se rendre|ca se passe pour entrer)
      (est-ce qu'il|est-ce qu'on|est-ce que) (y a|vous avez|on peut se garer|je peux me garer|l'on) / y a-t-il
      y a t il
      avez-vous (un|une|du|des|de) (parking|wifi|tableau|ascensor|ascenseur|adresse|cafe|machine|plan|vestiaire|fontaine|place|places|paperboard|ecran|cuisine)
      {can} (me|nous) (donner|envoyer|dire|rappeler|indiquer|communiquer|expliquer|transmettre) {where}
      {can} (m'envoyer|m'indiquer|m'expliquer|me l'envoyer) {where} / {tell_me} {where}
      (et)? (au fait|sinon)? (il y a|y a|ya) (un|une|du|des) (parking|wifi|tableau|ascenseur|cafe|metro|arret|ecran|paperboard|vestiaire)
      ou (est-ce que|est-ce qu'on|est-ce)
      vous avez (un|une|du|des) (parking|wifi|tableau|ascenseur|cafe|ecran|vestiaire|place|cuisine)`,
    asks_terms: say`
      combien / quand / a quelle (heure|date) / quel (prix|jour|tarif|montant|horaire)
      quelle (heure|date|salle|duree|reservation) / pourquoi / pq / pkoi
      c'est (bien|a|le|la|avec|pour|reserve|confirme|fait|note|annule|regle|possible|quoi|combien|payant|gratuit|remboursable)
      est-ce (que)? / est-ce bien / avec / (ou|ou bien) c'est (non|oui) / (ou|ou bien) (non|pas|plutot|alors|bien|est-ce que non) / seulement
      pour (moi|combien|quand|qui|quelle|quel|mon|ma|un|une) / sur / vraiment / serieux / serieusement
      vous etes (sur|sure|surs|certain) / t'es sur / tu es sur / etes-vous / es-tu
      (puis-je|je peux|peut-on|on peut|pourrais-je|je pourrais|est-il possible|c'est possible|possible) (annuler|changer|modifier|payer|venir|decaler|reporter|l'annuler|la modifier|le changer|d'annuler|de payer|de changer|de venir)
      (ai-je|j'ai|a-t-on)
      (avez-vous|as-tu|vous avez|tu as|vous l'avez|tu l'as|l'avez-vous) (bien|deja)? (reserve|reservee|confirme|confirmee|annule|annulee|note|recu|dit|demande|fait|compris)
      dois-je / je dois / faut-il / il faut / faut / et si / si je / que se passe-t-il / qu'est-ce / qu'est-ce que
      qu'est-ce qui / quoi / oui ou non / (laquelle|lequel|lesquels|lesquelles)> / c'etait quoi / on est d'accord que / ca marche comment / ca dure / ca coute
      vous (me|nous)? (confirmez|reservez pas|facturez|prenez|demandez) / et pour`,
    no: say`
      (c'est|ce sera|ca sera) (un)? non (pour moi|pour nous)? / un grand non
      non / nan / nn / nope / nein / naan / nah / niet / rien / aucun / aucune / 👎 / ❌ / 🙅 / non merci / non , merci`,
    refuses: say`
      je (plaisante|rigole|plaisantais|rigolais) / (c'est|c'etait) (une blague|pour rire) / (erreur de|mauvais|mauvaise) (destinataire|personne|conversation) / ne / n / pas / jamais / nulle / sans / ni / guere / personne / surtout pas / pas du tout / absolument pas
      certainement pas / hors de question / negatif / oublie / oubliez / oublie ca / oubliez ca / laisse / laissez
      laisse tomber / laissez tomber / tant pis> / tant pis , merci / stop / arrete / arretez / gardez / garde / gardez-la / garde-la
      je garde / je la garde / on garde / je le garde / conservez / conserve / maintenez / maintiens / je maintiens
      maintenir / refuse / je refuse / je decline / faux / fausse / incorrect / incorrecte / erreur / mauvais
      mauvaise / je me suis trompe / je me suis trompee / vous vous trompez / vous vous etes trompe / plutot
      a la place / au lieu / finalement / plus envie / je renonce / on renonce / ca suffit
      n'importe quoi / sans facon / (j'ai|on a|nous avons|je vais|on va) (finalement)? (change|changer) d'avis
      (je|on|nous) (vais|va|allons|prefere|preferons) (m'|s'|nous)? (abstenir|en rester la|m'abstenir|nous abstenir|passer mon tour) / je m'abstiens / on s'abstient
      je passe mon tour / mieux vaut eviter / annule l'annulation / annulez l'annulation / 🚫 / ✖`,
    postpones: say`
      (quand|des que|une fois que|apres que|lorsque) (j'ai|j'aurai|on a|on aura|nous aurons|je l'ai|j'en ai|j'en aurai) (parle|discute|verifie|vu|demande|l'accord) (avec|a|de)? (mon|ma|mes|le|la|notre) {who}
      (j'attends|on attend|nous attendons) (encore|juste|toujours)? (la|le|l'|un|une)? (reponse|retour|confirmation|feu vert|accord|validation|go|aval|avis) (de|du|d') (la|le|l'|mon|ma|mes|notre|nos)? {who}
      (ne|n')? (la|le|l'|les)? (reservez|reserve|confirmez|confirme|faites|fais|payez|paie) (rien|pas) (encore|tout de suite|pour l'instant|pour le moment|maintenant)
      (je|on|nous) (demande|demandons|verifie|verifions|vois|voit|en parle|consulte) (d'abord)? (a|avec|aupres de)? (mon|ma|mes|notre|nos) {..2}
      (je|on|nous) (vais|va|allons|dois|doit|devons) (d'abord|encore)? (en|y|lui|leur)? (parler|discuter|reflechir|voir|demander|verifier|consulter|penser)
      (laissez-moi|laisse-moi|il faut que je|faut que je) (en|y|lui|leur)? (parler|parle|discuter|discute|reflechir|reflechisse|voir|voie|demander|demande|verifier|verifie|consulter)
      (mon|ma|mes|la|le|notre|nos) {who} (doit|doivent|devra|devront|dois) (encore|d'abord)? (me|nous)? (valider|confirmer|approuver|donner|decider|accepter|signer|voir|dire)
      il faut que (mon|ma|mes|la|le|notre|nos) {who} (valide|confirme|approuve|decide|accepte|signe|voie|soit d'accord)
      plus tard / tout a l'heure / apres / plus loin / bientot
      pas (maintenant|encore|tout de suite|aujourd'hui|pour l'instant|pour le moment|de suite) / attendons / patience
      (cinq|dix|quelques) (minutes|min) / laisse-moi / laissez-moi / laissez-nous
      donne-moi (une|un|deux|cinq|quelques) / donnez-moi (une|un|deux|cinq|quelques|le temps) / un autre (jour|moment)
      une autre fois
      (je|on|nous) (vais|va|dois|doit|voudrais|veux|allons|devons) (y)? (reflechir|voir|verifier|demander|consulter|regarder|en parler|en discuter|attendre|decider|comparer|checker|penser|d'abord|me renseigner|y reflechir|y penser)
      (je|on) (reflechis|reflechit|verifie|regarde|vois|voit|demande|consulte|compare|transmets|transmet|reviens|revient|attends|attend|hesite|checke|check|doute|discute|repasse|rappelle|prends note|note)
      j'hesite / j'attends / j'en parle / j'etudie / j'aviserai / j'aimerais reflechir / j'en discute / j'en parlerai
      j'y (reflechis|pense|reflechirai)
      (je|on|nous) (vous|te) (confirme|confirmerai|confirmera|redis|redit|dis|dirai|dira|rappelle|rappellerai|reponds|repondrai|recontacte|recontacterai|tiens|tiendrai|fais|ferai|ecris|ecrirai|tient|confirmons|redirai|previens|previendrai|reviens)
      je reviens vers (vous|toi)
      (je|on) (confirmerai|validerai|deciderai|verrai|verra|confirmera|deciderons|aviserai|reserverai|paierai)
      (je|on|nous)? (vous|te)? (la|le|les)? {decide} ca? {someday}
      {someday} ,? (je|on|nous) (vous|te)? (la|le|les)? {decide}
      (j'accepte|j'annule|j'achete|je l'annule|on verra|on en parle|je vous le confirme) {someday}
      ({book_it}|{confirm_it}|reservez|reserve) jusqu'a / {someday} j'annule / on verra / on verra bien / a voir
      faut voir / a reflechir / a confirmer / indecis / indecise / en attendant`,
    pause: say`
      attends / attendez / attend / patientez / un (instant|moment|petit instant|petit moment)
      une (minute|seconde|petite minute|sec|min) / deux (minutes|secondes|sec|min)`,
    retry: say`
      (reessaie|reessaye|reessayez|reessayons|retente|retentez) / (reessayer|retenter) (s'il vous plait|svp)?
      (essaie|essaye|essayez|essayons|recommence|recommencez) (encore|encore une fois|a nouveau|de nouveau|une nouvelle fois)
      (pouvez-vous|peux-tu|pourriez-vous|vous pouvez|tu peux|on peut) (reessayer|retenter|recommencer|essayer (encore|encore une fois|a nouveau|de nouveau))`,
    conditions: say`
      (j'suis|je suis|je serai|nous serons|on sera|on est) (deja)? (occupe|occupee|occupes|absent|absente|absents|en deplacement|au travail|au boulot|en reunion|en cours|pris|prise) (le|la|a|de|en)? ({value}|(ce|cette) (jour|matin|soir|apres-midi|semaine|week-end)|ce jour la|ce jour-la|a ce moment la|toute la journee)
      (ah|oh|ouh|eh|ben|bah|he)* , (oui|ouais) , (quand meme|tout de meme)
      ouais ouais ,? (c'est (ca|cela)|bien sur|biensur|evidemment|d'accord) / (mais|ben|bah) (oui|ouais|bien sur) (c'est (ca|cela)|bien sur) / c'est (ca|cela) (oui|ouais|c'est ca)> / ben voyons
      peut-etre / ptet / ptetre / p'tetre / peut etre bien / probablement / possiblement / eventuellement / sans doute
      surement / je (pense|crois|suppose|presume|sais) / je sais (pas|pas trop) / j'imagine / en principe / en theorie
      normalement / a priori / theoriquement / sur le principe / en general / ca depend / cela depend / depend / selon
      tout depend / bof / mouais / moui bof / mwai / couci couca / hmm / mmm / hm / mm / sous reserve / provisoirement
      pourquoi pas / dunno / si / s'il / s'ils / si c'est / si jamais / si ca / si je / si vous / si mon / si ma
      si tout / seulement si / sauf / sauf si / a condition / a moins / pourvu / tant que / des que / quand / lorsque
      une fois / une fois que / avant / avant de / jusqu'a ce / en cas / au cas / dans le cas / quitte a / meme si
      d'abord / presque / quasi / quasiment / (mon|ma|mes|la|le|notre|nos|votre) {who} / {good} pour (mon|ma|mes|notre|nos) ({who}|ami|amie|amis|amies|copain|copine|pote) / l'accord de / l'equipe
      l'assurance / mais / cependant / par contre / en revanche / toutefois / pourtant / hormis / excepte
      pas (sur|sure|certain|certaine) / je ne suis pas (sur|sure|certain|certaine) / enfin / oui enfin / enfin bref`,
  },
  acts,
  requests,
  terms: say`
    prix / tarif / tarifs / coute / couter / couterait / cout / combien / cher / chere / paie / paye / payer
    paiement / regler / reglement / facture / facturez / acompte / caution / arrhes / carte / cheque / virement
    especes / tva / taxe / taxes / frais / gratuit / gratuite / gratuitement / annuler / annulable / annulation
    j'annule / l'annuler / d'annuler / annule / remboursable / rembourse / remboursement / rembourser / remise
    reduction / inclus / incluse / compris / comprend / tout compris / duree / dure / temps / heure / heures / minutes
    avant / apres / tard / tot / plus tot / plus tard / jour / date / seulement / juste / d'abord / premier / autre
    autres / different / differente / reserver / reserve / reservee / reservation / confirme / confirmee / confirmer
    confirmation / sur de / sur que / vous etes sur / oui ou non
    si (je|j'ai|on|vous|c'est|ca|jamais|nous|le|la|mon|ma) / s'il / s'ils / si j'annule / dire oui / j'ai dit
    vous dites / vous voulez dire / enlever / retirer / supprimer / rallonger / prolonger / raccourcir / corriger / repeter / redire / encore une fois / changer / modifier / deplacer / decaler / reporter / demain / semaine / euros
    quand / jusqu'a`,
  tags: say`ok / d'accord / dac / hein / okay`,
};
