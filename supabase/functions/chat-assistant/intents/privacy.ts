/** What is done with what visitors tell of themselves. One example a line; @program, @person and the like stand for any of the kind. */
export const privacy = {
  dataUse: `
    what do you do with my data
    what do you do with my number
    what happens to the details i give
    what is my information used for
    what will you use my email for
    how is my information used
    what do you use my phone number for
    why do you want my phone number
    why do you need my number
    why do you need my phone number
    why should i give my mobile number
    why do you ask for my email
    what for do you take my number
    do you sell my data
    do you share my data
    do you share my details with others
    do you pass on my number
    will you sell my number to recruiters
    will my number be shared
    will my phone number be given to other companies
    will you give my number to anyone
    will you give this number to anyone else
    will my email be sold
    will my details go to third parties
    is my number passed to other firms
    do other companies get my data
    do you hand my contact to agencies
    who gets my number
    who sees my data
    who sees the details i enter
    who has access to my data
    will i get spam
    will you spam me
    will i get spam calls
    will you send me advertising
    will you put me on a mailing list
    will you use it for anything else
    will you use my details for anything else
    do you use it for marketing
    is my data used for advertising
    i get too many sales calls already will you add to them
    are you going to flood my inbox
    do you keep my phone number private
    is my number safe with you
    is my data safe with you
    is my information confidential
    mera number kisi ko doge kya
    mera data kisi aur ko bechoge to nahi
    mera data bechoge kya
    meri details kisi ko doge kya
    mera number share to nahi karoge
    aap mere number ka kya karoge
    number kyu chahiye aapko
    phone number kyun mangte ho
    spam to nahi karoge
    data ka kya karte ho
    what is recorded when i register
    what do you record when i register
    what do you store about me when i register
    what do you keep when i fill in the form
    which of my details do you save
    what do you know about me after i register
    what all do you record about me
    what data do you collect
    what personal data do you collect
    which information do you gather about me
    can i trust you with my phone number
    will anyone else see what i filled in
    do you give leads to other institutes
    will you forward my contact to partners
    do recruiters get my profile from you
    are my details only for you
    is what i enter in the form kept to yourselves
    will you call me for other things than the course
    do you trade in contact data
    what is the purpose of collecting my mobile number
    for what purpose is the number taken
    whether my details will be disclosed to third parties
    i do not want my number to reach telemarketers
    i don't want promotional calls
    who will be able to read what i submit
    and if i fill in the registration form what is stored
    what is stored from the registration form
    what do you store from the form
    what is kept from the form
    why do you need a phone number at all
    why is the phone number asked
    for what is my phone number used
    do you use my phone number for anything else
    is my phone number passed on
    will my phone number end up with call centres
    who gets to see my phone number
    who ends up with my contact data
    where does my contact data go
    where do my details go
    who receives my details
    do advertisers get my email
    do you hand my email to advertisers
    do you trade my data
    do you rent out addresses
    is my phone number visible to others
    can other students see my number
    will my employer learn that i enquired
    what happens with my data
    what will you do with my number
    why do you want my number
    what for do you need my email
    who will see my details
    who gets my details
    do you give my number to others
    do you sell my number
    do you sell data
    will you share my email with anyone
    will you pass it to third parties
    will you call me again and again
    will you keep calling me
    i do not want sales calls
    do i get marketing messages
    will i be put on a mailing list
    is my data shared with other companies
    kya mera number kisi ko doge
    number ka kya karoge
    mera email kis liye chahiye
    what happens with the details i fill in
    what happens to the data i enter in the form
    how do you use my information
    which of my data do you use
    why do you collect this
    do you use my data for ads
    are my details used for anything else
    is my number given to telecallers
    who has access to what i filled
    what do you do with my phone number
    what do you do with the phone number i give
    what will you do with my phone number
    what happens with my mobile number
    how is my phone number used
    what do you people do with our mobile numbers
    what do you write down when somebody fills in the form
    what all do you store when i fill your form
    which details do you note when someone registers
    what gets noted down from the form
    what do you save of what i put in the form
    what all is recorded when someone submits the form
  `,
  dataKept: `
    how long do you keep my data
    how long do you keep my details
    how long is my data kept
    how long is my information stored
    how long do you store my details
    how long do you retain my data
    how long do you retain the data of someone who enquired
    for how long do you keep what i type in the form
    for how many months do you keep my details
    for how many years is my number stored
    how many months do you keep enquiries
    how long are enquiries kept
    how long are registrations kept
    how long do you hold on to my number
    how long do you keep chat details
    how long is the chat data kept
    when do you delete my data
    when is my data deleted
    when will my details be erased
    do you erase registrations automatically
    do you delete my details after some time
    is my data deleted automatically
    is my data deleted after a year
    is it right that you erase registrations after a year
    do my details expire
    after how long do you remove my data
    what is the retention period
    retention period of personal data
    data retention policy
    what is your data retention
    till when do you keep my phone number
    till when do you store my information
    will my details stay with you forever
    do you keep my data forever
    does my data stay in your records for good
    kitne din tak mera data rakhte ho
    kab tak mera number rakhoge
    mera data kab delete hota hai
    data kitne time tak store hota hai
    kab tak details save rehti hai
    how long does my enquiry stay in your system
    how long will my name be in your database
    do you clear old enquiries
    are old enquiries thrown away
    is there a time limit for keeping data
    how long do you archive requests
    does my information get removed after i do not join
    what happens to my data if i never join
    for what period is the information preserved
    kindly state how long personal data is retained
    for how long
    and for how long
    how long do you keep that
    how long is that kept
    until when
    and for how many months
    when do you throw away my enquiry
    when do you throw away my data
    do you ever delete enquiries
    how long does my name stay with you
    how long do my details stay in your system
    after how many months is my enquiry gone
    what happens to my chat after a year
    is my chat deleted after some time
    when does my chat disappear`,
  erasure: `
    delete my data
    can you delete my information
    can you delete my data
    please delete my details
    remove my details
    remove my number
    erase my data
    erase everything you have about me
    i want my data deleted
    i want my number removed
    i want my number and mail removed from your records
    i want to be removed from your list
    i want to be forgotten
    take my name off your records
    how do i get my data deleted
    how can i have my details erased
    how do i delete my details
    how do i get it removed
    how do i get it deleted
    can i have it deleted later
    can i have my details wiped later
    can i get my data removed
    can i ask you to delete it
    can i ask you to delete my number afterwards
    can i take my data back
    can i withdraw my consent
    i withdraw my consent
    how to withdraw consent
    wish to have every trace of me removed
    right to be forgotten
    whom do i write to have my data deleted
    what is the procedure to delete my data
    procedure for deletion of personal data
    kindly delete my personal information
    unsubscribe
    unsubscribe me
    stop sending me emails
    take me off the mailing list
    do not contact me any more
    please do not call me again
    i filled in the form but want it taken back
    i changed my mind please remove my entry
    i registered by mistake please delete it
    correct my details
    my number was typed wrong can you correct it
    i gave a wrong email how do i correct it
    i made a typo in my form
    can i see what you have stored about me
    what have you recorded about me
    show me the data you have about me
    can i get a copy of my data
    can i ask what you know about me
    mera data delete kar do
    mera number hata do
    meri details hatao
    data delete kaise karwau
    mera naam list se hata do
    data hatwana hai
    can i change my mind about giving you my data
    will you delete my details if i ask
    if i ask will you erase my record
    is it possible to be erased from your system
    get rid of my information
    scrub my number from your files
    take my phone number off your files
    delete my phone number
    please delete my phone number from your system
    remove my phone number from your database
    get my phone number out of your system
    strike my name from your books
    clear my phone number
    wipe my email and phone number
    i do not want you to have my phone number any more
    how do i take my phone number back
    forget me
    i would like you to forget me
    please forget everything about me
    how can i be forgotten
    how do i make you forget me
    how do i vanish from your files
    how to get out of your database
    i no longer want to be in your records
    take back my consent
    i want my data gone
    make my data disappear
    my details should be gone
    can i get rid of it
    can i get rid of that data
    how do i get rid of my data there
    and can that be wiped
    can it be taken out again
    i want out of your list
    can you throw it away later
    make it go away please
    and removing all of it`,
  correction: `
    can i just hit reply on the confirmation mail
    can i reply to the confirmation mail
    may i answer the mail that i got from you
    do you read replies to the confirmation mail
    what if something in the confirmation mail is wrong
    there is a mistake in the mail you sent me
    i found an error in the confirmation
    is it ok to reply to that mail
    does anybody read it when i answer the mail
    i wrote the wrong phone number in the form
    i wrote wrong phone number there can it be changed
    i typed a wrong number
    i gave a wrong mobile number
    my number is wrong in the form
    i made a typo in my email
    i mistyped my mail address in the form
    my name is spelt wrong in the mail
    there is a spelling mistake in my name
    you have my name wrong
    can i change the number i gave
    can i change my email after sending the form
    how do i correct my details
    how can i correct a mistake in my registration
    i want to correct my phone number
    please correct my email address
    how do i update my phone number with you
    i have a new number now how do i tell you
    my number changed since i registered
    can my details be corrected
    can it be corrected
    can that be changed later
    i put the wrong course in the form
    i picked the wrong program while registering
    i chose the wrong course by mistake in the form
    i sent the form with a mistake
    i submitted it with an error what now
    what if i made a mistake in the form
    what if i typed my number wrongly
    form me galat number daal diya
    maine galat email de diya
    galat number likh diya ab kya karu
    number change karna hai jo form me diya
    naam galat likha hai
    spelling galat ho gayi form me
    edit my registration details
    change the details i sent
    fix my phone number please
    can i edit what i submitted`,
  cookies: `
    cookies
    does any other company see it
    do you use cookies
    does this website use cookies
    does your site place cookies
    does this website put cookies on my phone
    do you set cookies
    cookie policy
    is there a cookie banner
    are there trackers on this site
    do you track me
    are you tracking me
    do you track visitors
    do you use third party trackers
    do you use google analytics
    do you use facebook pixel
    is there analytics on this page
    do you build a profile of me
    do you make a profile of visitors
    am i being watched on this site
    are other companies watching me here
    does someone follow what i do on this page
    if i only read the site do you record something
    if i only read the site are you tracking me
    what do you record if i only look around
    what is stored when i just visit
    do you log my ip address
    do you save my ip
    is my internet address stored
    do you know where i come from
    do you see which pages i read
    site pe cookies hai kya
    cookies use karte ho kya
    aap mujhe track karte ho kya
    website track karti hai kya
    does your website use tracking
    any tracking scripts here
    do you fingerprint browsers
    do you retarget visitors with ads
    will i see your ads everywhere after visiting
    does your website place cookies or use third party trackers
    do you observe visitors
    are visitors counted
    do you spy on visitors
    can i browse here without being tracked
    is browsing this site private
    does the page load things from other companies
    is my browsing being logged for ads
    are ads following me after this
    do you collect browsing data
    do you store anything on my device
    does this page save something on my computer
    do third parties see my visit
    is google watching on this page
    do you use pixels`,
  privacy: `
    privacy, privacy policy, terms, conditions, data protection, policy, policies, dpdp, gdpr, terms and conditions,
    personal data, data security, legal terms, data policy, t&c
    is my data safe
    what is your privacy policy
    where is your privacy policy
    do you have a privacy policy
    terms of service
    terms and conditions please
    do you follow data protection law
    do you comply with gdpr
    are you gdpr compliant
    do you follow the dpdp act
    how safe is my personal data
    is my personal information secure
    how do you protect my data
    how is data protected
    is the website secure
    is your site safe
    is this site encrypted
    where are your servers
    where is my data stored
    in which country is my data stored
    data protection officer
    who is responsible for data protection
    what about privacy
    privacy kaisi hai
    mera data safe hai kya
    data safe hai na
    data surakshit hai
    how do you handle privacy
    what are your data practices
    tell me about data protection
    tell me about privacy
    what happens to my data
    anything about my privacy
    do you have terms i have to accept
    what do i agree to when i sign up
    is there a contract
    legal notice
    where can i read your terms
    is there a page on privacy
    link to privacy page
    what does your privacy page say
    do you encrypt my data
    is my information protected
    is it secure to enter my details here
    show me the privacy policy
    do you have terms and conditions
    what are the terms
    terms of use
    is this site safe
    is my information safe with you
    is it safe to give my number
    is it secure
    how safe is my data
    do you comply with indian data law
    is the data encrypted
    is my data kept in india
    who is your data protection officer
    data policy kya hai
    number dena safe hai kya
    any legal terms i have to agree to
    what am i agreeing to
    is there a disclaimer`,
} as const;
