import { say } from './say.ts';

/** First names that somebody is called by: "yes Maria". None of them is a word, a place or a month. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(say`
  aaron / abigail / adam / adele / adrian / adriana / agathe / agnes / aisha / alain / alan / alberto / alejandra / alejandro
  alex / alexander / alexandra / alexandre / alexis / alfonso / ali / alice / alicia / alison / amanda / amandine / amelia / amelie
  amina / amy / ana / anais / andrea / andreas / andres / andrew / andy / angela / angelina / anita / ann / anna / anne / annie
  anthony / antoine / antonio / arnaud / arthur / audrey / aurelie / baptiste / barbara / beatriz / belen / ben / benjamin / benoit
  bernard / beth / bianca / brenda / brian / bruno / camila / camille / carla / carlos / carmen / carol / caroline / catherine
  cecile / cecilia / celine / charles / chloe / chris / christian / christina / christine / christophe / cindy / claudia
  clement / clementine / craig / cristina / damien / dan / daniel / daniela / danielle / dave / david / deborah / delphine / denis
  denise / derek / diego / dominique / donna / doug / dylan / eduardo / edward / elena / elisa / elise / elizabeth / ella / ellen
  elodie / emilie / emily / emma / emmanuel / enrique / eric / erica / esteban / esther / eva / evelyn / fabien / fatima / felipe
  fernanda / fernando / fiona / francesca / francisco / francois / fred / frederic / gabriel / gabriela / gary / gemma
  geoffrey / george / gerard / gilles / gloria / gonzalo / graham / greg / guillaume / gustavo / hannah / harry / heather / helen
  helene / henri / henry / hugo / ian / ignacio / ines / irene / isabel / isabella / isabelle / ivan / jackie / jacob / jacques
  jaime / james / jamie / jane / janet / jason / javier / jean / jeanne / jenna / jennifer / jenny / jeremy / jerome / jess
  jessica / jim / joan / joanna / joe / joel / john / jonathan / jorge / jose / josefina / josh / juan / judith / judy / julia / julian
  julie / julien / juliette / karen / karim / kate / katherine / kathy / katie / keith / kelly / ken / kevin / kim / laura / lauren
  laurent / lea / leila / leo / leticia / linda / lisa / liz / lola / lorena / louis / louise / luc / lucas / lucia / lucie / lucy / luis
  luisa / lydia / maddie / manon / manuel / marc / marcel / marcos / margaret / maria / mariana / marie / mario / marion / marta
  martha / martin / martina / mary / mateo / mathieu / mathilde / matt / matthew / maud / megan / melanie / melissa / mia / michael
  michel / michelle / miguel / mike / mohamed / mohammed / monica / monique / morgan / muriel / nadia / nancy / natalia / natalie
  nathalie / nathan / neil / nicola / nicolas / nicole / nina / noelle / nora / nuria / oliver / olivia / olivier / oscar / pablo
  paco / pamela / pascal / patricia / patrick / paul / paula / pedro / pepe / peter / phil / philip / philippe / pierre / priya
  quentin / rachel / rafael / ramon / raquel / raul / rebecca / rene / ricardo / richard / rob / robert / roberto / robin / rocio / roger
  romain / ronald / roxane / ruben / russell / ruth / ryan / sabine / sabrina / sally / sam / samantha / samira / samuel / sandra / sandrine
  sara / sarah / scott / sebastian / sebastien / sergio / sharon / silvia / simon / simone / solene / sonia / sophia / sophie
  stephane / stephanie / stephen / steve / steven / stuart / sue / susan / susana / suzanne / sylvie / tania / teresa / thibault / thierry
  thomas / tim / tina / tom / toni / tony / tracy / valentina / valeria / valerie / vanessa / veronica / veronique / vicente
  vicky / vincent / virginie / walter / wendy / xavier / yann / yasmine / yolanda / yves / zoe`);
