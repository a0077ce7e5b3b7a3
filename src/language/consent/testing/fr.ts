import { say, words } from '../../data/say.ts';
import type { Yeses } from './yeses.ts';

export const fr: Yeses = {
  locale: 'fr',
  assents: say`
    oui / ouais / bien sûr / tout à fait / absolument / volontiers / avec plaisir / d'accord / ok / entendu / parfait
    très bien / super / nickel / ça marche / ça roule / c'est bon / c'est parfait / ça me va / ça me convient
    ça me va très bien / c'est bon pour moi / ok pour moi / allez-y / vas-y / réservez / réservez-la / oui, réservez
    je confirme / je valide / confirmez / validez / j'accepte / je suis d'accord / je la prends / je réserve
    c'est exact / exactement / c'est ça / vous pouvez réserver / pouvez-vous la réserver / on fait comme ça / je veux bien
    pas de souci / tout est correct / faites-le / on y va / oui c'est bon / impeccable`,
  courtesies: say`
    s'il vous plaît / svp / s'il te plaît / merci / merci beaucoup / merci d'avance / merci pour votre aide / bonjour
    bonsoir / désolé pour le retard / je vous remercie / merci bien / salut`,
  restatements: say`vendredi / vendredi à 9h30 / à 9h30 / avec emma / neuf heures et demie / emma / vendredi avec emma`,
  strangers: words`
    parapluie piano volcan tapis dinosaure violet bicyclette pharmacie éléphant échelle cuisine guitare citrouille
    rivière couverture bougie dragon moteur plume jardin marteau île veste bouilloire citron miroir aiguille oignon
    crayon ruban tunnel oncle velours fenêtre yaourt zèbre ancre panier caméra désert aigle forêt gant port jungle
    lanterne marbre serviette huître perroquet fusée araignée tracteur oursin violon noix yacht gland tonneau cactus âne
    braise faucon lutin casque iguane chenil homard aimant nouille loutre caillou lapin pelle tortue licorne vautour
    sifflet hache ballon chou diamant enveloppe fontaine girafe horizon insecte bijou kangourou lézard champignon
    poulpe pingouin ciseaux tonnerre vampire cascade crocodile abricot cheminée dauphin flamant gorille hérisson
    méduse léopard moustique orchidée ananas radis sandwich aspirateur morse bitume biscuit cathédrale donjon éclipse
    galaxie ouragan clavier phare prairie cauchemar orchestre squelette tornade univers village sorcier bandage coco
    dynamite sourcil pamplemousse matelas cahier autruche framboise fraise trampoline vinaigre brouette amande concombre
    émeraude fossile gravier ivoire jasmin chaton sucette avoine oreiller corbeau saucisse télescope vaccin guerrier
    avocat bambou caramel aubergine ail encens lavande mangue olive paprika quartz safran tomate ustensile vanille
    tablier frère tennis football peinture élection hypothèque chirurgie mariage enterrement divorce passeport bagage
    taxi aéroport manucure massage mèches blanchiment couronne extraction projecteur traiteur champagne grand petit
    bruyant rapide lent lourd froid chaud sombre dehors loin conduire nager cuisiner danser chanter pêcher peindre lire
    dormir pleurer mari avocate plombier voisin jeudi lundi samedi mardi janvier août minuit hier jamais annulez chien
    chat cheval serpent cuillère fourchette assiette bouteille chemise chaussure chapeau écharpe chaussette pantalon
    jupe robe bague collier montre portefeuille valise monnaie banque église musée théâtre cinéma plage montagne lac
    nuage pluie neige vent orage soleil lune étoile planète boulanger facteur pompier école voiture camion bateau avion
    train vélo moto route pont gare ascenseur toit mur porte clé serrure lampe chaise canapé armoire tiroir rideau grenier balcon écurie grange`,
};
