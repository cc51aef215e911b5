/** Passwords that rank high in every published leak, as they are typed. */
export const favourites = `
123456 123456789 12345678 password qwerty123 qwerty1 111111 12345 secret 123123 1234567890 1234567 000000 qwerty abc123
password1 iloveyou 11111111 dragon monkey 123123123 123321 qwertyuiop 00000000 Password 654321 target123 tinkle zag12wsx
1g2w3e4r gwerty123 zag12wsx1 666666 987654321 1q2w3e4r 1q2w3e 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsx qazwsxedc zaq12wsx
!qaz2wsx 1qazxsw2 qwe123 qwer1234 qwer123456 qweasd123 qweasdzxc qwe123456 asd123 asd123456 asdf1234 asdfghjkl asdasd
asdasd123 zxc123 zxc123456 zxcvbnm zxcvbnm123 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aa123456789
aaa111 aaa123456 ab123456 abc12345 abc123456 abc123456789 abcd1234 abcd123456 abcdef123 q123456 q1w2e3r4 q1w2e3r4t5 w123456
z123456 z123456789 zz123456 s123456 woaini woaini520 woaini521 woaini1314 woaini123 wo5201314 5201314 5201314a a5201314
1314520 520520 521521 woaiwojia woshishui nihao123 qq123456 qq123456789 wang1234 zhang123 li123456 liu123456 admin admin123
admin1234 admin888 root123 test1234 test123456 welcome welcome1 welcome123 letmein letmein1 football football1 baseball
basketball1 superman batman1 trustno1 sunshine sunshine1 princess princess1 master123 shadow123 michael1 jordan23 liverpool1
chelsea1 arsenal1 manutd99 barcelona1 juventus1 realmadrid1 messi10 ronaldo7 kobe24 p@ssw0rd P@ssw0rd P@ssword1 Passw0rd
passw0rd Password1 Password123 Password1! Admin@123 Aa123456 Aa12345678 Abc12345 Abc123456 Abcd1234 Qwer1234 Qwerty123
Zxcvbn123 147258369 147258 159357 159753 789456123 741852963 963852741 112233 11223344 121212 123654 123456a 123456aa 123456abc
123456q 123456qq 12345678a 123456789a 123456789q 123qwe 123qweasd 123abc 1234abcd 1234qwer 12qwaszx 110110 119119 168168 168888
518518 888888 88888888 999999 99999999 66666666 77777777 changeme whatever freedom1 computer1 internet1 starwars1 pokemon1
samsung1 nokia123 google123 facebook1 hello123 hello1234 lovely123 loveme123 iloveyou1 iloveyou2 ihateyou1 fuckyou1 killer123
`;

/** Words, names, pinyin and clubs that people hang digits on. */
export const bases = `
a aa aaa ab abc abcd abcde abcdef q qq qqq qw qwe qwer qwert qwerty asd asdf asdfg zxc zxcv zxcvb zxcvbn w z s x l m love
password passwd pass pwd admin root user test guest login master secret welcome hello hi letmein dragon monkey tiger lion
eagle wolf panda angel baby honey sweet lucky happy sunny sunshine summer winter spring autumn flower rose star moon sky
money gold king queen prince princess boss super superman batman killer hunter shadow freedom forever football soccer
basketball baseball tennis game gamer player winner poker casino bet bet365 betting arsenal chelsea liverpool manchester
manutd mancity barcelona barca realmadrid madrid juventus juve milan inter bayern dortmund psg messi ronaldo neymar mbappe
beckham kobe jordan james curry lebron china beijing shanghai guangzhou shenzhen hongkong taiwan tianjin chongqing chengdu
nanjing wuhan hangzhou zhongguo woaini woaiwo woshi nihao wodeai laopo laogong baobao baobei zuqiu xiaoming xiaohong wang li
zhang liu chen yang huang zhao wu zhou xu sun ma zhu hu guo he lin luo gao zheng liang xie tang song deng feng yu dong cheng
cao yuan wei jiang du ye su lu cai wangwei wangfang liwei lina zhangwei zhangli liuyang chenjie yangyang michael david john
james robert daniel thomas alex andrew tom jack jerry lucy lily mary anna jessica ashley jennifer amanda computer internet
google apple samsung huawei xiaomi iphone android windows linux office fairway fairway365
`;
