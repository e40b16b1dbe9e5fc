import { wordSet } from "../../understanding/tokens/word-set.ts";

/** Words that add nothing to what is asked, whatever that is. */
export const light = wordSet(`
  a an the this that these those it its he she they them their theirs him his her hers i me my mine we us our ours you
  your yours u ur one ones thing things something anything some any there here which who what is are was were be been
  being am do does did will would shall should can could may might has have had having not get gets getting got give
  gives given want wants say says said tell tells told know heard hear read see in on of at to for from with by about
  as so and or but also too indeed really actually just then well ok okay oh hi hello hey please sir madam maam bhai
  ji yaar hmm um sorry thanks thank quick question right correct true yes sure sahi confirm confirmed think thought
  guess suppose believe hope mean meant understand kya hai hain ka ki ke ko mein bhi se na haan wala wale wali jo woh
  yeh ye wo aap aapke aapka usme isme uska iska mera mere mujhe koi toh course courses program programs programme
  programmes class training bootcamp offer offers offered available provide provides provided include includes
  included come comes part people guys team site website page friend wait youve everybody brother sister wife husband
  son daughter colleague collegue freind enroll enrol whether where anywhere milta milega milti like ai company hold
  holds such waved off mentioned shown fine good great nice cool alright perfect hmm acha accha achha theek
`);
