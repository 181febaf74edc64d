/** Words of online play: coming together, the connection, the dice. */
import * as terms from '@drumhead/content/terms';

export const onlineMessages = {
  // ---- offering a battle
  'web.online.noServer': {
    en: 'Online play needs the Drumhead server, and this page comes from a plain host of files. Somebody who runs Drumhead with “npm start” can invite you. Everything else works here.',
    it: 'Per giocare online serve il server di Drumhead, e questa pagina viene da un semplice sito di file. Chi avvia Drumhead con «npm start» può invitarti. Tutto il resto funziona qui.',
  },
  'web.online.noNet': {
    en: 'The server cannot be reached now. Everything else works without it.',
    it: 'Il server ora non è raggiungibile. Tutto il resto funziona senza.',
  },
  'web.online.noNet.again': {
    en: 'The server did not answer. Your link stays good: try again.',
    it: 'Il server non ha risposto. Il tuo link resta buono: riprova.',
  },
  'web.online.choose.game': { en: 'Choose the game', it: 'Scegli il gioco' },
  'web.online.choose.battle': { en: 'Choose the battle', it: 'Scegli la battaglia' },
  'web.online.choose.more': { en: 'Set up forces and ground', it: 'Prepara forze e terreno' },
  'web.online.against': {
    en: '{{name}} finds the table among the open challenges, and nobody else does. The link works as well.',
    it: '{{name}} trova il tavolo tra le sfide aperte, e nessun altro lo trova. Funziona anche il link.',
  },
  'web.online.against.unnamed': { en: 'Your last opponent', it: 'Il tuo ultimo avversario' },
  'web.online.side': { en: 'Which side do you command?', it: 'Quale parte comandi?' },
  'web.online.yourSide': { en: 'Your side: {{side}}', it: 'La tua parte: {{side}}' },
  'web.online.command': { en: 'Command {{side}}', it: '{{side, named(one: Comanda; many: Comanda)}}' },
  'web.online.others': { en: 'The other sides', it: 'Gli altri giocatori' },
  'web.online.player.person': { en: 'a person', it: 'una persona' },
  'web.online.player.free': { en: 'free', it: 'libera' },
  'web.online.player.you': terms.you,
  'web.online.player.named': { en: '{{name}} (you)', it: '{{name}} (tu)' },
  'web.online.player.at': { en: '{{side}}: {{player}}', it: '{{side}}: {{player}}' },
  'web.online.clock.none': terms.NoClock,
  'web.online.name': { en: 'Your name at the table (optional)', it: 'Il tuo nome al tavolo (facoltativo)' },
  'web.online.name.wrong': terms.nameSigns,
  'web.online.name.taken': {
    en: 'Somebody with an account here has this name, or one too much like it, or whoever runs the server took it off you. Choose a different one.',
    it: 'Qualcuno con un account qui ha questo nome, o uno troppo simile, o chi gestisce il server te l’ha tolto. Scegline uno diverso.',
  },
  'web.online.player.guest': { en: '{{name}} (guest)', it: '{{name}} (ospite)' },
  'web.online.how': {
    en: 'The battle is played live or by turns, as you like: close the page at any time and come back. The server judges every order, and nobody can choose the dice.',
    it: 'La battaglia si gioca dal vivo o a distanza di giorni, come volete: chiudi la pagina quando vuoi e torna. Il server giudica ogni ordine e nessuno può scegliere i dadi.',
  },
  'web.online.lifted': {
    en: 'Your battle goes on at a new online table, from how it stands now: choose who plays, then send your friend the link. The battle on this device stays as it is.',
    it: 'La tua battaglia continua a un nuovo tavolo online, da com’è ora: scegli chi gioca, poi manda il link al tuo amico. Quella su questo dispositivo resta com’è.',
  },
  'web.online.make': { en: 'Set the table', it: 'Apparecchia il tavolo' },
  'web.online.made.closed': {
    en: 'There are no new tables for now. {{why}}',
    it: 'Per ora non si aprono nuovi tavoli. {{why}}',
  },
  'web.online.made.failed': {
    en: 'The server set no table. Try again; your choices stay here.',
    it: 'Il server non ha preparato il tavolo. Riprova: le tue scelte restano qui.',
  },
  'web.online.made.later_one': {
    en: 'Your network has set as many tables as the server allows for now: the next one in {{count}} minute. Meanwhile somebody on another network can set the table and send you the link; whoever runs the server can raise the limit.',
    it: 'Dalla tua rete sono già stati preparati tutti i tavoli che il server permette per ora: il prossimo tra {{count}} minuto. Intanto può prepararlo chi è su un’altra rete e mandarti il link; chi gestisce il server può alzare il limite.',
  },
  'web.online.made.later_other': {
    en: 'Your network has set as many tables as the server allows for now: the next one in {{count}} minutes. Meanwhile somebody on another network can set the table and send you the link; whoever runs the server can raise the limit.',
    it: 'Dalla tua rete sono già stati preparati tutti i tavoli che il server permette per ora: il prossimo tra {{count}} minuti. Intanto può prepararlo chi è su un’altra rete e mandarti il link; chi gestisce il server può alzare il limite.',
  },
  'web.online.later_one': {
    en: 'Too many requests came from your network: try again in {{count}} minute. Nothing is lost; whoever runs the server can raise the limit.',
    it: 'Dalla tua rete sono arrivate troppe richieste: riprova tra {{count}} minuto. Nulla va perso; chi gestisce il server può alzare il limite.',
  },
  'web.online.later_other': {
    en: 'Too many requests came from your network: try again in {{count}} minutes. Nothing is lost; whoever runs the server can raise the limit.',
    it: 'Dalla tua rete sono arrivate troppe richieste: riprova tra {{count}} minuti. Nulla va perso; chi gestisce il server può alzare il limite.',
  },
  // ---- the table: links
  'web.online.invite': { en: 'Invite your friend', it: 'Invita il tuo amico' },
  'web.online.invite.side': { en: 'Link for {{side}}', it: 'Link per: {{side}}' },
  'web.online.invite.about': {
    en: 'Whoever opens this link first sits down for {{side}}; then it leads nowhere. Send it to one person.',
    it: 'Chi apre per primo questo link si siede per questa parte ({{side}}); poi non porta più da nessuna parte. Mandalo a una persona sola.',
  },
  'web.online.copy': terms.CopyTheLink,
  'web.online.copied': { en: 'The link is copied.', it: 'Il link è copiato.' },
  'web.online.notCopied': {
    en: 'The browser copied nothing: mark the link and copy it yourself.',
    it: 'Il browser non ha copiato nulla: seleziona il link e copialo tu.',
  },
  'web.online.share': { en: 'Share the link', it: 'Condividi il link' },
  'web.online.local': {
    en: 'This link works on this machine alone: a friend elsewhere cannot open it. Open this page by an address that others reach, then copy the link.',
    it: 'Questo link funziona solo su questa macchina: un amico altrove non può aprirlo. Apri la pagina con un indirizzo raggiungibile da altri, poi copia il link.',
  },
  'web.online.qr': { en: 'QR code of the link', it: 'Codice QR del link' },
  'web.online.wait': {
    en: 'Waiting: the battle begins here as soon as everybody sits down. You may go to the table now.',
    it: 'In attesa: la battaglia comincia qui appena tutti si siedono. Puoi andare al tavolo già ora.',
  },
  'web.online.seated': { en: 'Everybody has sat down.', it: 'Tutti si sono seduti.' },
  'web.online.go': { en: 'Go to the table', it: 'Vai al tavolo' },
  'web.online.own': { en: 'Your own link', it: 'Il tuo link' },
  'web.online.own.about': {
    en: 'It leads to your seat on any other device of yours. Keep it to yourself.',
    it: 'Porta al tuo posto su qualunque altro tuo dispositivo. Tienilo per te.',
  },
  'web.online.own.none': {
    en: 'This device does not know the link. A new one makes the old one worthless.',
    it: 'Questo dispositivo non conosce il link. Uno nuovo rende inutile quello vecchio.',
  },
  'web.online.renew': terms.MakeANewLink,
  'web.online.renew.about': {
    en: 'The old link then leads nowhere, and your other devices must sit down again with the new one.',
    it: 'Il vecchio link non porta più da nessuna parte e gli altri tuoi dispositivi devono sedersi di nuovo con quello nuovo.',
  },
  'web.online.renewed': { en: 'The link is new.', it: 'Il link è nuovo.' },
  'web.online.renew.failed': { en: 'The server made no new link.', it: 'Il server non ha creato un nuovo link.' },
  'web.online.notices': { en: 'Notices of your turn', it: 'Avvisi quando tocca a te' },
  // ---- the table: sitting down
  'web.online.invited': { en: 'You are invited to a battle', it: 'Sei invitato a una battaglia' },
  'web.online.invited.seat': { en: 'Free side: {{side}}', it: 'Parte libera: {{side}}' },
  'web.online.invited.seats': { en: 'Free sides: {{sides}}', it: 'Parti libere: {{sides}}' },
  'web.online.invited.full': {
    en: 'Every side is taken. If one of them is yours, sit down at it again.',
    it: 'Tutte le parti sono occupate. Se una è la tua, torna a sederti.',
  },
  'web.online.sit': { en: 'Sit down', it: 'Siediti' },
  'web.online.sit.failed': {
    en: 'This link leads to no seat any more: each opens its seat once. If you sat down with it yourself, open “Your own link” on the device where you sit. If not, somebody else has the seat: tell whoever invited you.',
    it: 'Questo link non porta più a nessun posto: ognuno apre il suo posto una volta sola. Se ti sei seduto tu, apri «Il tuo link» sul dispositivo dove sei seduto. Altrimenti il posto ce l’ha qualcun altro: dillo a chi ti ha invitato.',
  },
  'web.online.elsewhere': {
    en: 'Your seat was opened elsewhere, on another device. If it was not you, put the others out with a new link.',
    it: 'Il tuo posto è stato aperto altrove, su un altro dispositivo. Se non sei stato tu, fai alzare gli altri con un nuovo link.',
  },
  'web.online.elsewhere.renew': { en: 'Put the others out', it: 'Fai alzare gli altri' },
  'web.online.elsewhere.own': { en: 'It was me', it: 'Sono stato io' },
  'web.online.noTable': {
    en: 'There is no such table on this server.',
    it: 'Su questo server non c’è un tavolo così.',
  },
  'web.online.noSeat': {
    en: 'You have no seat at this table. The link that invited you leads to it.',
    it: 'Non hai un posto a questo tavolo. Ci porta il link con cui sei stato invitato.',
  },
  'web.online.unreachable': {
    en: 'The server cannot be reached. This page goes on trying.',
    it: 'Il server non è raggiungibile. Questa pagina continua a provare.',
  },
  'web.online.again': { en: 'Try now', it: 'Prova ora' },
  // ---- watchers
  'web.watch.invited': { en: 'You may watch a battle', it: 'Puoi guardare una battaglia' },
  'web.watch.about': {
    en: 'You see what both sides may know, give no orders, and talk with other watchers alone.',
    it: 'Vedi ciò che entrambe le parti possono sapere, non dai ordini e parli solo con altri spettatori.',
  },
  'web.online.advice': { en: 'Advice', it: 'Consigli' },
  'web.online.advice.all': {
    en: 'Everybody may ask the computer for advice',
    it: 'Tutti possono chiedere consiglio al computer',
  },
  'web.watch.legend': { en: 'Watchers', it: 'Spettatori' },
  'web.watch.delay': { en: 'Watchers see the battle', it: 'Gli spettatori vedono la battaglia' },
  'web.watch.delay.none': { en: 'as it is played', it: 'mentre si gioca' },
  'web.watch.delay.minutes': { en: '{{count}} minutes late', it: 'con {{count}} minuti di ritardo' },
  'web.watch.delay.hours_one': { en: '{{count}} hour late', it: 'con {{count}} ora di ritardo' },
  'web.watch.delay.hours_other': { en: '{{count}} hours late', it: 'con {{count}} ore di ritardo' },
  'web.watch.delay.about': {
    en: 'Set once, before the battle: whoever watches can whisper nothing that is news. Until then nothing leaves the server for them.',
    it: 'Si sceglie una volta, prima della battaglia: così chi guarda non può suggerire nulla di nuovo. Fino ad allora il server non gli manda nulla.',
  },
  'web.watch.delay.told': {
    en: 'Watchers see this battle {{delay}}.',
    it: 'Gli spettatori vedono questa battaglia {{delay}}.',
  },
  'web.watch.delay.yours': {
    en: 'You see this battle {{delay}}. What you see has already happened.',
    it: 'Vedi questa battaglia {{delay}}. Ciò che vedi è già accaduto.',
  },
  'web.watch.do': { en: 'Watch the battle', it: 'Guarda la battaglia' },
  'web.watch.yours': { en: 'You are watching this battle.', it: 'Stai guardando questa battaglia.' },
  'web.watch.link': { en: 'Link for watchers', it: 'Link per spettatori' },
  'web.watch.link.about': {
    en: 'Give it to as many as you like: it leads to no seat.',
    it: 'Dallo a chi vuoi: non porta a nessun posto.',
  },
  'web.watch.name': { en: 'Watcher', it: 'Spettatore' },
  'web.watch.entry': { en: '{{battle}} (watching)', it: '{{battle}} (da spettatore)' },
  // ---- in battle
  'web.online.bar': { en: 'Connection', it: 'Connessione' },
  'web.online.players': { en: 'Players', it: 'Giocatori' },
  'web.online.players.close': { en: 'Close “Players”', it: 'Chiudi «Giocatori»' },
  'web.online.unread': { en: 'unread lines {{words}}', it: 'righe non lette {{words}}' },
  'web.online.asked': { en: '{{side}}: a question', it: '{{side}}: una domanda' },
  'web.online.asked.yours': { en: 'Your question is open', it: 'La tua domanda è aperta' },
  'web.online.connected': { en: 'Connected', it: 'Connesso' },
  'web.online.connecting': { en: 'Connecting…', it: 'Connessione…' },
  'web.online.reconnecting': {
    en: 'Reconnecting… Your orders wait and are sent then.',
    it: 'Riconnessione… I tuoi ordini aspettano e partono dopo.',
  },
  'web.online.sending': { en: 'Sending…', it: 'Invio…' },
  'web.online.waits': {
    en: 'No connection: your order has not left yet.',
    it: 'Senza connessione: il tuo ordine non è ancora partito.',
  },
  'web.online.unsure': {
    en: 'Reconnecting… Your order was sent and no answer came: it is sent once more, and counts once.',
    it: 'Riconnessione… Il tuo ordine è partito e non c’è risposta: parte un’altra volta e vale una sola.',
  },
  'web.online.recall': { en: 'Undo the order', it: 'Annulla l’ordine' },
  'web.online.watchers_one': { en: '{{count}} watcher', it: '{{count}} spettatore' },
  'web.online.watchers_other': { en: '{{count}} watchers', it: '{{count}} spettatori' },
  'web.online.ended': { en: 'Not connected', it: 'Non connesso' },
  'web.online.here': { en: '{{side}}: here', it: '{{side}}: presente' },
  'web.online.away': { en: '{{side}}: away', it: '{{side}}: assente' },
  'web.online.you': { en: '{{side}}: you', it: '{{side}}: tu' },
  'web.online.computer': { en: '{{side}}: computer', it: '{{side}}: computer' },
  'web.online.dice': {
    en: 'The dice wait until the page of each player was open once more: {{sides}}.',
    it: 'I dadi aspettano che la pagina di ogni giocatore sia aperta ancora una volta: {{sides}}.',
  },
  'web.online.table': { en: 'Links', it: 'Link' },
  'web.online.yourTurn': { en: 'Your turn', it: 'Tocca a te' },
  'web.online.ask': { en: 'Ask to undo your last order', it: 'Chiedi di annullare il tuo ultimo ordine' },
  'web.online.ask.free': {
    en: '“Undo” takes your last order back without asking.',
    it: '“Annulla” ritira il tuo ultimo ordine senza chiedere.',
  },
  'web.online.ask.secret': {
    en: 'While something is hidden the others cannot be asked to undo an order.',
    it: 'Finché qualcosa è nascosto non si può chiedere agli altri di annullare un ordine.',
  },
  'web.online.ask.yours': {
    en: 'You asked the others. Waiting for an answer; any order ends the question.',
    it: 'Hai fatto una domanda agli altri. In attesa di risposta; ogni ordine chiude la domanda.',
  },
  'web.online.ask.one': {
    en: 'Only one question can be open at a time. {{side}} asked; an answer is missing from: {{sides}}.',
    it: 'Può restare aperta una sola domanda alla volta. Ha chiesto: {{side}}. Manca la risposta di: {{sides}}.',
  },
  'web.online.ask.one.yours': {
    en: 'Only one question can be open at a time. Yours waits for an answer from: {{sides}}. Withdraw it to ask for something else.',
    it: 'Può restare aperta una sola domanda alla volta. La tua aspetta la risposta di: {{sides}}. Ritirala per chiedere altro.',
  },
  'web.online.ask.withdraw': { en: 'Withdraw the question', it: 'Ritira la domanda' },
  'web.online.ask.takeBack': {
    en: '{{side}}: may the last order be undone? Commands that would be undone: {{commands}}.',
    it: '{{side}}: si può annullare l’ultimo ordine? Comandi che si annullerebbero: {{commands}}.',
  },
  'web.online.ask.why': { en: 'Reason: {{reason}}', it: 'Motivo: {{reason}}' },
  'web.online.ask.amend': {
    en: '{{side}}: may the table be corrected?',
    it: '{{side}}: si può correggere il tavolo?',
  },
  'web.online.ask.pause': {
    en: '{{side}}: may the clocks stop for {{time}}?',
    it: '{{side}}: si possono fermare gli orologi per {{time}}?',
  },
  'web.online.ask.freeText': {
    en: '{{side}}: shall we write freely at this table?',
    it: '{{side}}: scriviamo liberamente a questo tavolo?',
  },
  'web.online.ask.rematch': {
    en: '{{side}}: another battle, with sides changed?',
    it: '{{side}}: un’altra battaglia, a parti scambiate?',
  },
  'web.online.ask.yes': { en: 'Agree', it: 'Accetta' },
  'web.online.ask.no': { en: 'Refuse', it: 'Rifiuta' },
  'web.online.undone_one': { en: '{{side}}: last order undone', it: '{{side}}: ultimo ordine annullato' },
  'web.online.undone_other': {
    en: '{{side}}: last orders undone, {{count}}',
    it: '{{side}}: ultimi ordini annullati, {{count}}',
  },
  'web.online.somebody': { en: 'Another side', it: 'Un’altra parte' },
  'web.online.talk': { en: 'Talk', it: 'Conversazione' },
  'web.online.write': { en: 'Your words', it: 'Le tue parole' },
  'web.online.send': { en: 'Send', it: 'Invia' },
  'web.online.mute': { en: 'Mute the others', it: 'Silenzia gli altri' },
  'web.online.freeText': { en: 'Ask to write freely', it: 'Chiedi di scrivere liberamente' },
  'web.online.said': { en: '{{side}}: {{words}}', it: '{{side}}: {{words}}' },
  'web.online.fault.seat': {
    en: 'This seat has a new link or was given up: this page cannot sit there any more. With the new link it can.',
    it: 'Questo posto ha un nuovo link o è stato lasciato: questa pagina non può più sedervisi. Con il nuovo link può farlo.',
  },
  'web.online.fault.rules': {
    en: 'This page cannot follow the battle. Reload it: the server may have newer rules.',
    it: 'Questa pagina non riesce a seguire la battaglia. Ricaricala: il server può avere regole più nuove.',
  },
  'web.online.fault.dice': {
    en: 'The server has replaced the dice, and does not show that the record names the old ones. It could choose dice this way, so this page takes no part in them.',
    it: 'Il server ha sostituito i dadi e non mostra che la registrazione nomini quelli di prima. Così potrebbe scegliere i dadi, quindi questa pagina non vi partecipa.',
  },
  // ---- page and server differ
  'web.differs.again': {
    en: 'This page and the server held different positions, so the page has fetched the battle again. Check the table before your next order.',
    it: 'Questa pagina e il server avevano posizioni diverse, quindi la pagina ha ripreso la battaglia dal server. Controlla il tavolo prima del prossimo ordine.',
  },
  'web.differs.ended': {
    en: 'This page and the server hold different positions. The server’s counts; nothing of it is lost. Reload the page to go on from there.',
    it: 'Questa pagina e il server hanno posizioni diverse. Vale quella del server, e nulla ne va perso. Ricarica la pagina per continuare da lì.',
  },
  'web.differs.reload': { en: 'Reload the page', it: 'Ricarica la pagina' },
  'web.differs.close': { en: 'Got it', it: 'Ho capito' },
  'web.online.fault.left': { en: 'The page left the battle.', it: 'La pagina ha lasciato la battaglia.' },
  // ---- the end
  'web.online.rematch': { en: 'Play again online', it: 'Rigioca online' },
  'web.rematch.ask': { en: 'Ask for a rematch', it: 'Chiedi la rivincita' },
  'web.rematch.go': { en: 'Go to the rematch', it: 'Vai alla rivincita' },
  'web.rematch.score': { en: 'Score of this table: {{score}}', it: 'Punteggio del tavolo: {{score}}' },
  'web.rematch.score.drawn': {
    en: 'Score of this table: {{score}}; draws {{draws}}',
    it: 'Punteggio del tavolo: {{score}}; pareggi {{draws}}',
  },
  'web.online.verify': { en: 'Check the dice', it: 'Verifica i dadi' },
  // ---- the front page
  'web.online.list': { en: 'Online battles', it: 'Battaglie online' },
  'web.online.turn.yours': { en: 'Your turn', it: 'Tocca a te' },
  'web.online.turn.theirs': { en: 'Waiting for {{side}}', it: 'In attesa: {{side}}' },
  'web.online.turn.unknown': { en: 'Not reachable now', it: 'Ora non raggiungibile' },
  'web.online.turn.over': { en: 'Finished', it: 'Finita' },
  'web.online.turn.gone': { en: 'No longer on the server', it: 'Non più sul server' },
  'web.online.forget': { en: 'Take {{name}} off this list', it: 'Togli dall’elenco: {{name}}' },
  'web.online.forget.sure': {
    en: 'Take {{name}} off this list? Your link still leads there.',
    it: 'Togli dall’elenco {{name}}? Il tuo link porta ancora lì.',
  },
  // ---- the dice
  'web.online.dice.about': {
    en: 'Before anybody sat down the server bound itself to a secret, and each player to a number of their own. Every roll follows from these together. The record of a finished battle publishes them, and this page works out every roll again, as “drumhead verify” does.',
    it: 'Prima che qualcuno si sedesse il server si è vincolato a un segreto, e ogni giocatore a un suo numero. Ogni tiro deriva da tutti questi insieme. La registrazione di una battaglia finita li pubblica, e questa pagina ricalcola ogni tiro, come fa «drumhead verify».',
  },
  'web.online.dice.file': { en: 'Check a record from a file…', it: 'Verifica una registrazione da file…' },
  'web.online.dice.working': { en: 'Working out the rolls…', it: 'Ricalcolo dei tiri…' },
  'web.online.dice.proven': {
    en: 'Dice verified. Rolls that are just those fixed beforehand: {{rolls}}. Taking part in them: {{people}}.',
    it: 'Dadi verificati. Tiri uguali a quelli fissati in anticipo: {{rolls}}. Parti che vi hanno contribuito: {{people}}.',
  },
  'web.online.dice.proves': {
    en: 'It proves that the rolls were fixed before anybody saw one, and that none was drawn again. It does not prove that nobody looked ahead: whoever runs the server knows its secret, and could.',
    it: 'Dimostra che i tiri erano fissati prima che qualcuno ne vedesse uno, e che nessuno è stato ripetuto. Non dimostra che nessuno li abbia guardati prima: chi gestisce il server conosce il suo segreto e potrebbe farlo.',
  },
  'web.online.dice.commit.same': {
    en: 'The server was bound to the same secret when this device sat down.',
    it: 'Il server era vincolato allo stesso segreto quando questo dispositivo si è seduto.',
  },
  'web.online.dice.commit.renewed': {
    en: 'The dice were renewed after this device sat down, because a player’s number was lost; the record shows it. That was before the first roll.',
    it: 'I dadi sono stati rinnovati dopo che questo dispositivo si è seduto, perché il numero di un giocatore era andato perso; la registrazione lo mostra. È avvenuto prima del primo tiro.',
  },
  'web.online.dice.commit.other': {
    en: 'Take care: this device was told that the server was bound to a different secret, and the record does not show why.',
    it: 'Attenzione: a questo dispositivo era stato detto che il server era vincolato a un altro segreto, e la registrazione non mostra perché.',
  },
  'web.online.dice.open': {
    en: 'The battle is not over: its secret is published at the end, and the dice can be checked then.',
    it: 'La battaglia non è finita: il segreto si pubblica alla fine, e allora si possono verificare i dadi.',
  },
  'web.online.dice.unbound': {
    en: 'This record binds its dice to nothing: they cannot be checked. Only online battles can.',
    it: 'Questa registrazione non vincola i suoi dadi a nulla: non si possono verificare. Solo quelli delle battaglie online.',
  },
  'web.online.dice.commit': {
    en: 'Not verified: the published secret is not the one that the server was bound to.',
    it: 'Non verificati: il segreto pubblicato non è quello a cui il server era vincolato.',
  },
  'web.online.dice.seal': {
    en: 'Not verified: a number was given that is not the one sealed before. Side: {{side}}.',
    it: 'Non verificati: un numero dato non è quello sigillato prima. Parte: {{side}}.',
  },
  'web.online.dice.again': {
    en: 'Not verified: a number was known before it was sealed. Side: {{side}}.',
    it: 'Non verificati: un numero era noto prima di essere sigillato. Parte: {{side}}.',
  },
  'web.online.dice.salt': {
    en: 'Not verified: a player had no part in the dice, so the server may have chosen them. Side: {{side}}.',
    it: 'Non verificati: un giocatore non ha contribuito ai dadi, quindi il server può averli scelti. Parte: {{side}}.',
  },
  'web.online.dice.roll': {
    en: 'Not verified: roll {{name}} (line {{line}} of the record) is not the one that was fixed.',
    it: 'Non verificati: il tiro {{name}} (riga {{line}} della registrazione) non è quello fissato.',
  },
  'web.online.dice.givenUp': {
    en: 'Dice given up after everybody had sealed a number, before the first roll: {{times}}. The host of the server may have known what these would roll, and so have had a choice.',
    it: 'Dadi abbandonati dopo che tutti avevano sigillato un numero, prima del primo tiro: {{times}}. Chi gestisce il server può aver saputo che cosa sarebbe uscito, e quindi aver potuto scegliere.',
  },
  'web.online.dice.known': {
    en: 'Not verified: dice were given up after their rolls were known.',
    it: 'Non verificati: alcuni dadi sono stati abbandonati dopo che i loro tiri erano noti.',
  },
  'web.online.dice.unread': { en: 'The record cannot be read.', it: 'La registrazione non è leggibile.' },
  'web.online.dice.noRecord': {
    en: 'The server gives no record of this battle now: something is hidden still, or you have no seat there.',
    it: 'Il server ora non dà la registrazione di questa battaglia: qualcosa è ancora nascosto, o non hai un posto.',
  },
} as const;

export type OnlineKey = keyof typeof onlineMessages;
