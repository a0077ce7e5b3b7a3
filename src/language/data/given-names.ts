import { say } from './say.ts';

/** First names that somebody is called by: "yes Maria". None of them is a word, a place or a month. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(say`
  aaron / abigail / adam / adela / adele / adrian / adriana / agathe / agnes / ainhoa / aisha / aitor / alain / alan / alberto
  alejandra / alejandro / alex / alexander / alexandra / alexandre / alexis / alfonso / ali / alice / alicia / alison / amanda
  amandine / amelia / amelie / amina / amy / ana / anais / andrea / andreas / andres / andrew / andy / angela / angelina / anita
  ann / anna / anne / annie / anthony / antoine / antonio / arnaud / arthur / ashley / audrey / aurelie / baptiste / barbara
  bastien / beatriz / becky / begona / belen / ben / benjamin / benoit / bernard / beth / bianca / brandon / brenda / brian
  brittany / bruno / callum / camila / camille / carla / carlos / carmen / carol / caroline / catherine / cecile / cecilia
  celine / charles / cheryl / chloe / chris / christian / christina / christine / christophe / chus / cindy / claudia / clement
  clementine / corinne / courtney / craig / cristina / damien / dan / daniel / daniela / danielle / dave / david / deborah
  delphine / denis / denise / derek / didier / diego / dominique / donna / doug / dylan / eduardo / edward / elena / elisa
  elise / elizabeth / ella / ellen / elodie / elsa / elvira / emilie / emilio / emily / emma / emmanuel / enrique / eric / erica
  ernesto / esteban / estelle / esther / ethan / eva / evelyn / ewan / fabien / fabrice / fatima / felipe / fergus / fernanda
  fernando / fiona / francesca / francisco / francois / fred / frederic / gabriel / gabriela / gaelle / gary / gavin / gemma
  geoffrey / george / gerard / ghislaine / gilles / gloria / gonzalo / graham / greg / guillaume / gustavo / gwen / hannah
  harry / heather / helen / helene / henri / henry / herve / hugo / ian / ignacio / iker / inaki / ines / ingrid / inma / irene
  isabel / isabella / isabelle / ivan / jackie / jacob / jacques / jaime / james / jamie / jane / janet / jason / javier / jean
  jeanne / jenna / jennifer / jenny / jeremie / jeremy / jerome / jess / jessica / jill / jim / joan / joanna / joaquin / joe
  joel / john / jonathan / jordi / jorge / jose / josefina / josh / josiane / juan / judith / judy / julia / julian / julie
  julien / juliette / justin / karen / karim / kate / katherine / kathy / katie / kayla / keith / kelly / ken / kevin / kim
  kyle / laetitia / laura / lauren / laurent / lea / leila / leo / leticia / liam / linda / lindsay / lionel / lisa / liz / lola
  lorena / louis / louise / luc / lucas / lucia / lucie / lucy / ludovic / luis / luisa / lydia / maddie / magali / maite
  manon / manuel / marc / marcel / marcos / margaret / maria / mariana / marianne / marie / mario / marion / marta / martha
  martin / martina / mary / mateo / mathieu / mathilde / matt / matthew / maud / meg / megan / melanie / melissa / merche / mia
  michael / michel / michelle / mickael / miguel / mike / mohamed / mohammed / monica / monique / montse / morgan / muriel
  nacho / nadia / nadine / nancy / natalia / natalie / nathalie / nathan / neil / niamh / nicola / nicolas / nicole / nigel
  nina / noah / noelle / noemie / nora / nuria / odile / oliver / olivia / olivier / oscar / pablo / paco / pamela / pascal
  patricia / patrick / paul / paula / pauline / pedro / pepe / peter / phil / philip / philippe / pierre / pili / priya
  quentin / rachel / rafael / ramon / ramona / raquel / raul / rebecca / regis / remi / rene / ricardo / richard / rob / robert
  roberto / robin / rocio / roger / romain / ronald / roxane / ruben / russell / ruth / ryan / sabine / sabrina / sally / sam
  samantha / samira / samuel / sandra / sandrine / sara / sarah / scott / sebastian / sebastien / sergio / severine / sharon
  silvia / simon / simone / siobhan / solene / sonia / sophia / sophie / stephane / stephanie / stephen / steve / steven
  stuart / sue / susan / susana / suzanne / sylvain / sylvie / tania / teresa / thibault / thierry / thomas / tim / tina / tom
  tomas / toni / tony / tracy / trevor / tyler / valentina / valeria / valerie / vanessa / veronica / veronique / vicente
  vicky / vincent / virginie / walter / wendy / xavi / xavier / yann / yannick / yasmine / yolanda / yves / yvonne / zoe`);
