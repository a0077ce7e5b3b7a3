import { say } from '../../data/say.ts';
import type { ConsentWords } from '../words.ts';

/** How French says the act itself; the classes are those of fr.ts. */
export const acts: ConsentWords['acts'] = {
  any: say`
    allez-y / allez y / allezi / aller y / aller-y / vas-y / vazy / vasy / va-y / vas y / vas-y fonce / allons-y / on y va
    go / go go / go go go / let's go / lets go / c'est parti / c parti / c'est parti mon kiki / fonce / foncez
    on fonce / (on|nous) (fait|faisons) (ca|comme ca|cela|ainsi) / faisons (ca|comme ca|cela|ainsi) / faites
    faites-le / faites donc / faites ca / faites comme ca / faites ainsi / faites comme (vous dites|convenu|prevu)
    fais-le / fais ca / fais comme ca / fais donc / procedez / procede / proceder / continuez / continue / continuer
    poursuivez / poursuis / poursuivre / {confirm} {this}? {here}? / {confirm_it} {this}? {here}? / lancez / lance
    on lance / lancez-la / lancez-vous / (on|nous) (valide|validons|confirme|confirmons|part|partons) {it}?
    on part (la-dessus|sur ca|sur cela|comme ca|la dessus) / partons (la-dessus|sur ca)
    (vous pouvez|tu peux|vous pourrez|on peut|nous pouvons) (y aller|confirmer|valider|le faire|la confirmer|le confirmer|la valider|le valider|continuer|poursuivre|proceder|lancer|me la confirmer|finaliser|foncer|me confirmer {it}|confirmer {it}|valider {it}) {here}?
    {wish} (confirmer|valider|la confirmer|le confirmer|la valider|le valider|continuer|poursuivre|finaliser|proceder|y aller) {this}?
    (faites|fais|merci de faire) le necessaire / ok go / finalisez / finalise / finalisons / concluons / conclus
    on conclut / on s'engage / marche conclu / en avant / en avant toute / en route / roulez jeunesse
    envoyez la sauce / envoie la sauce`,
  book: say`
    (note|notez|noter|inscris|inscrivez) (la|le|cette|ma|notre) {thing} {here}? {value}?
    {book} {it}? {here}? {value}? / {wish} (confirmer|valider|finaliser) ({it}|{value})
    ({confirm}|{confirm_it}|je confirme|on confirme|je valide|on valide) {it} {here}?
    ({confirm}|je confirme|je valide|on valide) {with}? {value} / {book_it} (moi|nous)? {it}? {here}?
    {book_it} {it}? (le|la|a|pour|de|du|les|pour le|pour la|au|sur)? ({value}|{it})
    {book} (le|la|a|pour|de|du|les|pour le|pour la|au)? {value}
    (je|on|nous) (reserve|reservons|prends|prend|prenons|bloque|bloquons|book|booke|retiens) {it}? {here}? {value}?
    (je|on|nous) (la|le|les) (reserve|reservons|prends|prend|prenons|bloque|bloquons|veux|veut|voulons|souhaite|booke|book|retiens|garde pour nous) {here}?
    {wish} {to_book} {it}? {here}? {value}? / {to_book} {it}? {here}?
    (faites|fais|effectuez|effectue|faire|finalisez|concluez) (la|ma|cette|une|notre|moi la|moi une) (reservation|resa) {here}?
    va pour ({it}|{value}|le {value}|la {value}) / je suis preneur / je suis preneuse / preneur / preneuse
    on est preneurs / adjuge / (je|on) reserve donc / reserve pour nous / reservee
    (je|on) veux (cette|la|ce|le) {thing} / je confirme (ma|notre) (presence|venue|participation|reservation)
    je m'inscris / on s'inscrit
    tant pis , (alors|bon)? ({book}|{book_it}|(je|on|nous) (la|le|les)? (prends|prend|prenons|reserve|reservons)) {it}? {here}?`,
  call_off: say`
    {call_off} {it}? {here}? / {call_off_it} {it}? {here}? / {call_off} tout {here}?
    {call_off} {it}? (le|la|du|de|a|pour)? {value} / j'annule {it}? {here}? / merci d'annuler {it}?
    (veuillez|merci de bien vouloir) {to_call_off} {it}? / je l'annule / je les annule / on annule {it}? {here}?
    on l'annule / nous annulons {it}? / annulons {it}? / annulons-la / {wish} {to_call_off} {it}? {value}?
    annulation / annulation confirmee / (je|on) (confirme|valide) (l'annulation|cette annulation|mon annulation)
    {confirm} (l'annulation|cette annulation|mon annulation) / procedez a l'annulation / remboursez-moi
    remboursez-nous / rembourse-moi / il faut (annuler|l'annuler) / je dois (annuler|l'annuler)
    je suis oblige (d'annuler|de l'annuler) / annulee`,
  move: say`
    {move} {it}? {here}? / {move} {it}? (au|a|le|pour|pour le|vers|la)? {value}
    {move_it} ((au|a|le|pour|pour le|vers)? {value})? {here}?
    (je|on|nous) (la|le|les)? (deplace|decale|change|reporte|modifie|deplacons|decalons|reportons) {it}? ((au|a|le|pour|pour le)? {value})?
    {wish} {to_move} {it}? ((au|a|le|pour|pour le)? {value})?
    (je|on) (confirme|valide) (le changement|le report|la modification|le deplacement|le decalage)
    {confirm} (le changement|le report|la modification|le decalage) / faites le changement / fais le changement
    {to_move} {it}? ((au|a|pour|pour le) {value})`,
  add: say`
    {add} ({it}|{value}|(le|la|un|une|les|du|des) {value}) {here}? / {add_it} {here}?
    {add_it} ({it}|{value}|(le|la|un|une|les) {value}) / j'ajoute ({it}|{value})? / on ajoute ({it}|{value})?
    je (le|la|les) (prends|rajoute) / je prends ({it}|{value}) / je l'ajoute / on (le|la|les) (prend|rajoute)
    {wish} {to_add} ({it}|{value}|(le|la|un|une|les) {value})? / (ajoute|ajoutez|ajouter|rajoute|rajoutez) {here}?`,
  pay: say`
    {send_me} (le|un) (code|qr|qr code|code qr|lien|lien de paiement|code de paiement)
    (envoyez|envoie|donnez|donne) (le|un) (code|qr|qr code|code qr|lien|lien de paiement|code de paiement)
    (je|on|nous) (paie|paye|regle|payons|reglons|vais payer|vais regler|va payer) {here}?
    {wish} (payer|regler) {here}? / payer {here}? / regler {here}? / payons`,
  release: say`
    {call_off} ({it}|les places|le paiement|tout)? / {call_off_it}
    (liberez|libere|lachez|lache|relachez) ({it}|les places|tout) / liberez-les
    {wish} (annuler|tout annuler|arreter|l'annuler|tout arreter) {it}? / j'annule ({it}|tout)?
    on annule ({it}|tout)?
    (je|on|nous) (ne)? (veux|veut|voulons|souhaite|souhaitons) plus (partir|voyager|payer|reserver|y aller|du voyage|le voyage|ce voyage|de ce voyage|de ca)
    je n'en veux plus / {wish} (un autre|une autre) (voyage|circuit|excursion|forfait|formule|hotel|option)
    {wish} (changer de|choisir un autre|voir un autre|voir d'autres|prendre un autre) (voyage|voyages|circuit|circuits|excursion|forfait|formule|hotel|option)
    (changez|changer|change|changeons) de (voyage|circuit|excursion|forfait|formule|hotel)`,
  wait: say`
    (inscrivez|inscris|mettez|mets|ajoutez|ajoute|notez|note)-moi (sur|dans)? ((la|cette|votre) liste (d'attente)?)?
    (prevenez|previens|avertissez)-moi / tenez-moi au courant`,
};

/** How French asks for it. */
export const requests: ConsentWords['requests'] = {
  any: say`
    {can} (le faire|y aller|la confirmer|le confirmer|me la confirmer|la valider|le valider|valider|proceder|poursuivre|lancer|faire ca|vous en occuper|t'en occuper) {here}?
    (on|vous|tu) (y va|valide|validez|valides|le faites|le fais|vous en occupez|t'en occupes|fait comme ca) {here}?
    (vous|tu) (la|le) (validez|valides) {here}?`,
  book: say`
    {can} {to_book} {it}? {here}? {value}? / {can} {to_book} {it}? {here}? pour {me}
    (vous|tu) (me|nous)? (la|le|les) (reservez|reserves|bloquez|bloques|prenez|prends|gardez|gardes|retenez|retiens|bookez) {here}?
    (vous|tu) (me|nous)? (reservez|reserves|bloquez|bloques|retenez) {it} {here}?
    (vous|tu) (me|nous)? (reservez|reserves) {value}? / (me|nous) (la|le) reservez-vous / (la|le) reservez-vous
    (on|nous) (la|le|les) (reserve|bloque|prend|reservons) {here}? / {can} la reserver (pour)? (moi|nous)`,
  call_off: say`
    {can} {to_call_off} {it}? {here}? {value}? / (vous|tu) (me|nous)? (l'annulez|l'annules) {here}?
    (vous|tu) (me|nous)? (annulez|annules|supprimez) {it}? {here}? / on l'annule / l'annulez-vous
    (vous|tu) (la|le) (supprimez|supprimes|decommandez)`,
  move: say`
    {can} {to_move} {it}? ((au|a|le|pour|pour le)? {value})? {here}?
    (vous|tu) (me|nous)? (la|le|les) (deplacez|deplaces|decalez|decales|changez|changes|reportez|reportes|modifiez) ((au|a|le|pour|pour le)? {value})? {here}?
    on (la|le) (deplace|decale|change|reporte) ((au|a|le|pour|pour le)? {value})?`,
  add: say`
    {can} {to_add} ({it}|{value}|(le|la|un|une|les) {value})? {here}?
    (vous|tu) (me|nous)? (l'ajoutez|l'ajoutes|le rajoutez|la rajoutez|le rajoutes) {here}?
    (vous|tu) (me|nous)? (ajoutez|ajoutes|rajoutez|rajoutes|mettez) ({it}|{value}|(le|la|un|une|les) {value})`,
  pay: say`
    {can} (m'envoyer|me donner|nous envoyer|me transmettre|nous donner) (le|un) (code|qr|qr code|code qr|lien|lien de paiement)
    (vous|tu) (m'envoyez|m'envoies|me donnez|me donnes|nous envoyez) (le|un) (code|qr|qr code|code qr|lien|lien de paiement)`,
  release: [],
  wait: [],
};
